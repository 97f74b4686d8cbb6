import { ensureInstalled, runTypeScript } from '../lib/install.mjs';

ensureInstalled();
runTypeScript('scripts/local/start.ts');
