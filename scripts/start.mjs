import { ensureInstalled, runTypeScript } from './lib/install.mjs';

ensureInstalled();
runTypeScript('scripts/start.ts');
