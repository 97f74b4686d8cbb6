import { z } from 'zod';
import { $schema, id } from './text';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** A time of the day, e.g. `08:30`. */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string().regex(timePattern, {
  error: 'Write the time with four digits, e.g. "09:00".',
});

/** The digits of a number as people read it; "(0)" is dialed only within the country. */
const digitsOf = (display: string) => display.replace(/\(0\)/g, '').replace(/\D/g, '');

/** Whether a number to read and one to dial are the same number. */
function isSameNumber(display: string, dial: string): boolean {
  const digits = digitsOf(display);
  return display.trim().startsWith('+') ? dial === `+${digits}` : dial.endsWith(digits.replace(/^0+/, ''));
}

const dialable = /^\+\d{7,15}$/;

const phone = z
  .strictObject({
    display: z.string().min(1).describe('The number as people read it; texts call it {phone}.'),
    dial: z
      .string()
      .regex(dialable, { error: 'Write the number as a phone dials it, e.g. "+15125550100".' })
      .optional()
      .describe(
        'The number as a phone dials it: "+", the country and the number, without spaces. Leave it out where "display" starts with "+": it follows from that.',
      ),
  })
  .superRefine(({ display, dial }, context) => {
    const add = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (dial === undefined && !dialable.test(`+${digitsOf(display)}`))
      add('display', 'Write a whole phone number, e.g. "+1 (512) 555-0100".');
    else if (dial === undefined && !display.trim().startsWith('+'))
      add(
        'display',
        'Start the number with "+" and the country, e.g. "+1 (512) 555-0100", so that phones can dial it.',
      );
    else if (dial !== undefined && dialable.test(dial) && !isSameNumber(display, dial)) {
      const difference = `show ${display}, but the link calls ${dial}.`;
      add(
        'dial',
        display.trim().startsWith('+')
          ? `Write "+${digitsOf(display)}" or remove the line "dial": pages ${difference}`
          : `Write here "+", the country and the number that pages show: they ${difference} Or write "display" with "+" and the country, and remove the line "dial".`,
      );
    }
  })
  .transform(({ display, dial }) => ({ display, dial: dial ?? `+${digitsOf(display)}` }));

const address = z.strictObject({
  locality: z.string().min(1).describe('The city.'),
  region: z.string().min(1).describe('The state in full, as visitors read it.'),
  regionCode: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/, {
      error: 'Write the code of the state or region: one to three capital letters or digits, e.g. "TX".',
    })
    .describe('The code of the state or region, as in its country: "TX", "NSW", "75".'),
  postalCode: z.string().min(1).describe('The postal code.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'Write the country as two capital letters, e.g. "US".' })
    .describe('The country in two capital letters, e.g. "US".'),
  latitude: z.number().min(-90).max(90).describe('Degrees north of the equator; centers the map.'),
  longitude: z.number().min(-180).max(180).describe('Degrees east of Greenwich, negative in America.'),
});

const hours = z
  .strictObject({
    days: z
      .array(z.enum(days).describe('A day of the week, in English; pages show it in their language.'))
      .min(1)
      .refine((list) => new Set(list).size === list.length, { error: 'Write each day once.' })
      .describe('The days on which someone answers.'),
    opens: time.describe('When the day begins, e.g. "09:00".'),
    closes: time.describe('When the day ends, e.g. "18:00".'),
    zone: z.string().min(1).describe('The time zone as visitors read it, e.g. "CST".'),
  })
  // Invalid times have their own issue.
  .refine(({ opens, closes }) => opens < closes || ![opens, closes].every((each) => timePattern.test(each)), {
    path: ['closes'],
    error: 'Write a closing time that is later than the opening time.',
  });

/** The figure that needs no number: the years since the company was founded (specification, section 9). */
const years = 'years';

const figure = z
  .strictObject({
    id: id.describe('What is counted, e.g. "clients"; pages name the figure by this word.'),
    value: z
      .number()
      .positive({ error: 'Write a number above 0.' })
      .optional()
      .describe(
        'The number, without quotation marks and with a point for decimals, e.g. 99.9; pages write it as each language does. Leave it out for "years", the years in business: they follow from "founded".',
      ),
    suffix: z
      .enum(['', '+', '%', '%+'])
      .describe('What follows the number: "+" for "and more", "%" for percent, "%+" for both, or nothing.'),
  })
  .refine(({ id, value }) => value !== undefined || id === years, {
    path: ['value'],
    error: `Write the number in "value": only the figure "${years}" follows from "founded".`,
  });

/** The networks that the footer knows by name. */
const networks = [
  'linkedin',
  'github',
  'gitlab',
  'youtube',
  'vimeo',
  'x',
  'facebook',
  'instagram',
  'threads',
  'tiktok',
  'bluesky',
  'mastodon',
  'medium',
  'whatsapp',
  'telegram',
  'xing',
] as const;

const profile = z.strictObject({
  network: z.enum(networks).describe('The network; the footer shows its name.'),
  url: z.url({ protocol: /^https$/ }).describe('The whole address of the profile, with "https://".'),
});

/** The earliest year of foundation: an earlier one is probably a typing error. */
const firstYear = 1800;

/** The company's facts: `content/company.json`, the one file that another company would replace. */
export const company = z.strictObject({
  $schema,
  name: z.string().min(1).describe('The name as it is written; texts call it {company}.'),
  founded: z
    .int()
    // A refinement, because the JSON Schema should not change every year.
    .refine((year) => year >= firstYear && year <= new Date().getUTCFullYear(), {
      error: () => `Write the year of foundation, from ${firstYear} to ${new Date().getUTCFullYear()}.`,
    })
    .describe('The year of foundation; texts call it {founded}.'),
  email: z.email({ error: 'Write an address like info@company.example.' }).describe('Texts call it {email}.'),
  phone: phone.describe('The phone number, to read and to dial.'),
  address: address.describe('Where the company is; texts call city and state {location}.'),
  hours: hours.describe('When someone answers.'),
  figures: z
    .array(figure.describe('A figure of the company.'))
    .max(8, { error: 'Keep at most 8 figures: visitors remember no more.' })
    .describe('The figures that pages quote, at most 8.'),
  social: z
    .array(profile.describe('A profile on a network.'))
    .min(1)
    .describe('The profiles that the footer links to, in their order.'),
});

export type Company = z.infer<typeof company>;
