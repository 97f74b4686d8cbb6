import { type StartData, startWhenIdle } from './start-when-idle';
import { createTrustedTypesPolicy } from './trusted-types';

createTrustedTypesPolicy();
// What differs from page to page stands beside the script, not in it, so its hash is the same on all pages.
startWhenIdle({ ...document.currentScript?.dataset } as StartData);
