import { z } from 'zod';
import { topics } from './insight';
import { $schema, action, button, listOf, text } from './text';

const heading = (where: string) => text(`The heading ${where}.`, { max: 60 });

const sidebar = z
  .strictObject({
    title: heading('of the box'),
    items: listOf(text('One line.', { max: 90 }), 'Short lines with check marks.', {
      min: 2,
      max: 8,
      items: 'lines',
      why: 'more do not fit beside the text',
    }),
    action: button.describe('The button below the lines.'),
  })
  .describe('The box beside the text.');

const closing = z
  .strictObject({
    title: heading('of the section at the end of the page'),
    lead: text('One or two sentences below it.', { max: 200 }),
    primary: button.describe('Its button.'),
  })
  .describe('The call to action at the end of the page.');

/** The words that every page of a kind repeats around its own: `content/templates.json`. */
export const templates = z.strictObject({
  $schema,
  service: z
    .strictObject({
      capabilities: heading('above the capabilities'),
      approach: heading('above the numbered steps'),
      questions: heading('above the questions'),
      studies: heading('above the case studies that used the service'),
      articles: heading('above the articles about the service'),
      sidebar,
      related: heading('above the other services'),
      closing,
    })
    .describe('The words around every service.'),
  caseStudy: z
    .strictObject({
      back: action.describe('The link back to the list.'),
      contents: heading('above the list of contents'),
      challenge: heading('above the situation'),
      solution: heading('above what was built'),
      results: heading('above the numbers'),
      retrospective: heading('above what the team would do differently'),
      details: heading('above client, industry, duration and technologies'),
      articles: heading('above the articles that cite the case study'),
      inquiry: heading('above the form'),
      inquiryLead: text('One sentence above the form.'),
      related: heading('above the other case studies'),
      closing: closing
        .omit({ primary: true })
        .describe('The call to action at the end of the page; its button leads to the form.'),
    })
    .describe('The words around every case study.'),
  industry: z
    .strictObject({
      solutions: heading('above the solutions'),
      challenges: heading('above the challenges'),
      rules: heading('above the rules and systems'),
      studies: heading('above the case studies of the industry'),
      articles: heading('above the articles for the industry'),
      sidebar,
      related: heading('above the other industries'),
      closing,
    })
    .describe('The words around every industry.'),
  insight: z
    .strictObject({
      back: action.describe('The link back to the list.'),
      contents: heading('above the list of contents'),
      topics: z
        .strictObject(
          Object.fromEntries(
            topics.map((topic) => [topic, text('The name of the topic.', { max: 30 })]),
          ) as Record<(typeof topics)[number], ReturnType<typeof text>>,
        )
        .describe('The names of the topics.'),
      services: heading('above the services that the article helps to judge'),
      studies: heading('above the case studies that the article cites'),
      references: heading('above the sources'),
      related: heading('above the related articles'),
      callToAction: z
        .strictObject({
          title: heading('of the last part'),
          lead: text('One or two sentences under the heading.'),
          primary: button.describe('The button.'),
        })
        .describe('The last part of every article.'),
    })
    .describe('The words around every article.'),
});

export type Templates = z.infer<typeof templates>;
