import 'server-only';
import type { Locale } from '@/messages/routing';
import { getFacts } from './company';
import { localize } from './localize';
import { templates } from './schemas/templates';
import { single } from './single';
import type { TemplateWords } from './views';

const getAll = single('templates', templates);

/** The words that all detail pages of a kind share. */
export function getTemplates(locale: Locale): TemplateWords {
  return localize(getAll(), locale, getFacts());
}
