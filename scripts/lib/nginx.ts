import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toolSettings } from '@/lib/site/settings';
import { installPackages, programPath, succeeds } from './programs';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Whether an nginx supports everything in the recipe; brotli is a separate module. */
function supportsRecipe(program: string): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const modules = 'include /etc/nginx/modules-enabled/*.conf;';
  writeFileSync(
    file,
    `${modules}\npid ${folder}/pid;\nevents {}\nhttp { brotli_static on; gzip_static on; access_log off; }\n`,
  );
  const isSupported = succeeds(program, '-t', '-q', '-c', file);
  rmSync(folder, { recursive: true, force: true });
  return isSupported;
}

function installedNginx(): string | undefined {
  const path = programPath('nginx');
  return path && supportsRecipe(path) ? path : undefined;
}

/**
 * Finds an nginx to test the recipe with: NGINX_PATH, or an installed one. As root, installs the Debian package if needed.
 * @returns the path of its program, or undefined if there is none that supports the recipe
 */
export function findNginx(): string | undefined {
  const found = toolSettings().nginx ?? installedNginx();
  if (found) return found;
  return installPackages(packages) ? installedNginx() : undefined;
}
