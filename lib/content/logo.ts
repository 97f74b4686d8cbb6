import { type Logo, logo } from './schemas/logo';
import { readSingle } from './single';

/**
 * The company's mark.
 * @param root the project's folder
 * @throws {ContentError} where `content/logo.json` does not follow its schema
 */
export const readLogo = (root?: string): Logo => readSingle('logo', logo, root);
