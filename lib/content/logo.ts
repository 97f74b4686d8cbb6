import { contentPath, readContent } from './files';
import { parseContent } from './parse';
import { type Logo, logo } from './schemas/logo';

/**
 * The company's mark.
 * @param root the project's folder
 * @throws {ContentError} where `content/logo.json` is not in order
 */
export function readLogo(root = process.cwd()): Logo {
  const path = contentPath(null, 'logo');
  return parseContent(logo, readContent(path, root), path);
}
