import { ensureInstalled, runTypeScript } from '../lib/install.mjs';

ensureInstalled();
runTypeScript('scripts/local/test.ts');
