import { faqPage } from '@/lib/seo/structured-data/faq-page';
import { origin } from './samples';

describe('questions', () => {
  it('are given with their full answers, in the language of the page they stand on', () => {
    const url = `${origin}/contact`;
    const questions = [{ question: 'How long?', answer: 'Between 6 and 18 months.' }];
    expect(faqPage({ url, language: 'en', questions })).toEqual({
      '@type': 'FAQPage',
      '@id': 'https://www.example.com/contact#faq',
      inLanguage: 'en',
      isPartOf: { '@id': 'https://www.example.com/contact' },
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How long?',
          acceptedAnswer: { '@type': 'Answer', text: 'Between 6 and 18 months.' },
        },
      ],
    });
  });
});
