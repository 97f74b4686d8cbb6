import * as code from './search-page';
import { startSearchPage } from './start-search-page';

// The build adds this script to the search page (scripts/build/steps/deferred-start.ts), so that the search does not wait
// for the client runtime, which takes more than a second on a phone. It loads while the browser reads the page.
const start = () => void startSearchPage(() => code);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
