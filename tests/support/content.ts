import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './addresses';
import { sourceFolder } from './which-site';

type Text = Record<Language, string>;

const json = (file: string) => JSON.parse(readFileSync(join(sourceFolder, file), 'utf8'));

const company: {
  name: string;
  phone: { display: string; dial: string };
  address: { locality: string; region: string };
  founded: number;
} = json('content/company.json');

/** The company's phone number, as the site shows it and as a link dials it. */
export const phone = company.phone;

const facts: Record<string, string> = {
  company: company.name,
  location: `${company.address.locality}, ${company.address.region}`,
  founded: String(company.founded),
};

/** A text of a content file in one language, with the company's facts in it. */
export function inLanguage(text: Text, language: Language): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, key) => facts[key] ?? whole);
}

type Section = { kind: string; title: Text; height?: 'small' | 'medium' | 'large'; isHomePage?: boolean };

type Entry = { title: Text; description: Text };

/** An entry of a folder of `content/`, as its file says it. */
export function entry(folder: 'services' | 'industries' | 'legal', id: string): Entry {
  return json(`content/${folder}/${id}.json`);
}

/** A case study, as its file says it. */
export function study(id: string): {
  title: Text;
  client: Text;
  summary: Text;
  excerpt: Text;
  industry: string;
} {
  return json(`content/case-studies/${id}.json`);
}

/** The sections of a page, as its file lists them. */
export function sectionsOf(page: string): Section[] {
  return json(`content/pages/${page}.json`).sections;
}

/** The sections of a legal page. */
export function legalSections(id: string): { id: string; title: Text }[] {
  return json(`content/legal/${id}.json`).sections;
}

/** The words that the pages of one kind share. */
export function templateWords(kind: 'service' | 'caseStudy' | 'industry'): Record<string, Text> & {
  sidebar: { title: Text };
} {
  return json('content/templates.json')[kind];
}

/** The interface's words in one language. */
export function messages(language: Language): Record<string, Record<string, string>> {
  return json(`messages/${language}.json`);
}
