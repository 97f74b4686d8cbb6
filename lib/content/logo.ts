import { readSingle } from './loader';
import { type Logo, logo } from './schemas/logo';

/**
 * The company's mark.
 * @param root the project's folder
 * @throws {ContentError} where `content/logo.json` does not follow its schema
 */
export const readLogo = (root?: string): Logo => readSingle('logo', logo, root);
