import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, fillIn, tidyText } from '@/lib/content/localize';
import type { Company } from '@/lib/content/schemas/company';
import type { Language } from './addresses';
import { sourceFolder } from './which-site';

type Text = Record<Language, string>;

const json = (file: string) => JSON.parse(readFileSync(join(sourceFolder, file), 'utf8'));

/** The facts of the company in the site under test. */
export const company: Company = json('content/company.json');

/** The company's phone number: the text that the site shows and the number in `tel:` links. */
export const phone = company.phone;

const facts = factsOf(company);

/** Returns a content text in one language, as the site shows it. */
export function inLanguage(text: Text, language: Language): string {
  return tidyText(fillIn(text[language], facts));
}

type Section = {
  kind: string;
  title: Text;
  /** Ids of case studies. */
  studies?: string[];
  /** Sample documents. */
  items?: { anchor: string; chart?: { bars: { value: number; matters?: boolean }[] } }[];
  height?: 'small' | 'medium' | 'large';
  isHomePage?: boolean;
};

type Entry = { title: Text; description: Text; details?: Text };

/** Reads an entry file from a folder of `content/`. */
export function entry(folder: 'services' | 'industries' | 'insights' | 'legal', id: string): Entry {
  return json(`content/${folder}/${id}.json`);
}

/** Reads the file of a case study. */
export function study(id: string): {
  title: Text;
  client: Text;
  summary: Text;
  excerpt: Text;
  imageFocus?: 'upper' | 'lower';
  industry: string;
  services: string[];
  results: {
    metric: Text;
    text: Text;
    comparison?: { before: number; after: number; labels?: { before: Text; after: Text } };
  }[];
  diagram?: { caption: Text; boxes: { title: Text }[] };
  facts?: { year: number; budget: Text; split: Text; today: Text };
} {
  return json(`content/case-studies/${id}.json`);
}

/** Returns the sections of a page in the order of its file. */
export function sectionsOf(page: string): Section[] {
  return json(`content/pages/${page}.json`).sections;
}

/** Returns the sections of a legal page in the order of its file. */
export function legalSections(id: string): { id: string; title: Text }[] {
  return json(`content/legal/${id}.json`).sections;
}

/** Returns the texts that all detail pages of one kind share. */
export function templateWords(kind: 'service' | 'caseStudy' | 'industry' | 'insight'): Record<
  string,
  Text
> & {
  sidebar: { title: Text };
} {
  return json('content/templates.json')[kind];
}

/** Reads the interface messages of one language. */
export function messages(language: Language): Record<string, Record<string, string>> {
  return json(`messages/${language}.json`);
}
