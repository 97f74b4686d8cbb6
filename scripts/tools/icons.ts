import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from '@/lib/content/schemas/icon';
import { interfaceIcons } from '@/lib/site/interface-icons';
import { installTools, toolsFolder } from '@/scripts/lib/host-tools';

/**
 * Writes `public/icons.svg`: one symbol for each icon of the Lucide icon set that content can name or components use.
 * Downloads the icon set on first use.
 * @returns the number of icons
 */
export async function writeIconSprite(): Promise<number> {
  await installTools(['lucide-static@1.62.0']);
  const names = [...new Set([...iconNames, ...interfaceIcons])].sort();
  const symbols = names.map((name) => {
    const source = readFileSync(join(toolsFolder, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8');
    const shapes = source.replace(/<!--[\s\S]*?-->/g, '').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
    const inner = shapes.replace(/\s*\n\s*/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${inner}</symbol>`;
  });
  writeFileSync(
    'public/icons.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
  );
  return symbols.length;
}
