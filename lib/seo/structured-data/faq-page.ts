import type { FAQPage } from 'schema-dts';
import { questionsId } from './address';

type Props = {
  /** The address of the page the questions stand on. */
  url: string;
  language: string;
  questions: readonly { question: string; answer: string }[];
};

/** Questions with their full answers: search engines take no shortened ones. */
export function faqPage({ url, language, questions }: Props): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': questionsId(url),
    inLanguage: language,
    isPartOf: { '@id': url },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
