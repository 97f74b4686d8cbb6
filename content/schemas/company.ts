import { z } from 'zod';
import { $schema } from './text';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'Write the time with four digits, e.g. "09:00".',
});

/** The company's facts: `content/company.json`, the one file that another company would replace. */
export const company = z.strictObject({
  $schema,
  name: z.string().min(1).describe('The name as it is written; texts call it {company}.'),
  founded: z.int().describe('The year of foundation; texts call it {founded}.'),
  email: z.email({ error: 'Write an address like info@company.example.' }).describe('Texts call it {email}.'),
  phone: z.strictObject({
    display: z.string().min(1).describe('The number as people read it; texts call it {phone}.'),
    dial: z
      .string()
      .regex(/^\+\d{7,15}$/, { error: 'Write the number as a phone dials it, e.g. "+12145550142".' }),
  }),
  address: z.strictObject({
    locality: z.string().min(1).describe('The city.'),
    region: z.string().min(1).describe('The state in full, as visitors read it.'),
    regionCode: z.string().length(2).describe('The state in two letters.'),
    postalCode: z.string().min(1),
    country: z.string().length(2).describe('The country in two letters.'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  hours: z.strictObject({
    days: z.array(z.enum(days)).min(1),
    opens: time,
    closes: time,
    zone: z.string().min(1).describe('The time zone as visitors read it, e.g. "CST".'),
  }),
  figures: z
    .array(
      z.strictObject({
        id: z.enum(['clients', 'professionals', 'years', 'industries']),
        value: z.int().min(1),
        suffix: z.enum(['', '+']),
      }),
    )
    .length(4),
  social: z
    .array(
      z.strictObject({
        network: z.enum(['linkedin', 'github', 'youtube', 'x']),
        url: z.url({ protocol: /^https$/ }),
      }),
    )
    .min(1),
});

export type Company = z.infer<typeof company>;
