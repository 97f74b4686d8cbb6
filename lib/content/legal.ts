import 'server-only';
import { collection } from './loader';
import { legal } from './schemas/legal';

const legalPages = collection('legal', legal);

/** A legal page whole, or undefined for an unknown id. */
export const getLegal = legalPages.get;
