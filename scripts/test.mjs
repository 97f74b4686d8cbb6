import { ensureInstalled, runTypeScript } from './lib/install.mjs';

ensureInstalled();
runTypeScript('scripts/test.ts');
