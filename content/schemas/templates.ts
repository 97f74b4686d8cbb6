import { z } from 'zod';
import { $schema, action, text } from './text';

const heading = text('A heading.', { max: 60 });
const lines = z.array(text('One line.', { max: 90 })).length(5, { error: 'Write exactly five lines.' });

/** The words that every page of a kind repeats around its own: `content/templates.json`. */
export const templates = z.strictObject({
  $schema,
  service: z.strictObject({
    capabilities: heading,
    approach: heading,
    questions: heading,
    sidebar: z.strictObject({ title: heading, items: lines, action }),
    related: heading,
  }),
  caseStudy: z.strictObject({
    back: action,
    contents: heading,
    challenge: heading,
    solution: heading,
    results: heading,
    retrospective: heading,
    details: heading,
    enquiry: heading,
    enquiryLead: text('One sentence above the form.'),
    related: heading,
  }),
  industry: z.strictObject({
    solutions: heading,
    challenges: heading,
    rules: heading,
    studies: heading,
    sidebar: z.strictObject({ title: heading, items: lines, action }),
    related: heading,
  }),
});

export type Templates = z.infer<typeof templates>;
