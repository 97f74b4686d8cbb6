import { deferStart, type StartData } from './deferred-start';
import { createTrustedTypesPolicy } from './trusted-types';

createTrustedTypesPolicy();
// What differs from page to page stands beside the script, not in it: so its hash is the same on all of them.
deferStart({ ...document.currentScript?.dataset } as StartData);
