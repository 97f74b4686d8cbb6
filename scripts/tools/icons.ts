import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from '@/lib/content/schemas/icon';
import { interfaceIcons } from '@/lib/site/interface-icons';

/** Draws `public/icons.svg`, one symbol for each icon that content or interface may name, from the one icon set. */
const symbols = [...new Set([...iconNames, ...interfaceIcons])].sort().map((name) => {
  const source = readFileSync(join('node_modules/lucide-static/icons', `${name}.svg`), 'utf8');
  const shapes = source.replace(/<!--[\s\S]*?-->/g, '').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  const inner = shapes.replace(/\s*\n\s*/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${inner}</symbol>`;
});

writeFileSync(
  'public/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`public/icons.svg: ${symbols.length} icons`);
