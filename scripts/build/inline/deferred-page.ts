import { type StartData, startWhenIdle } from './start-when-idle';
import { createTrustedTypesPolicy } from './trusted-types';

createTrustedTypesPolicy();
// Values that differ on each page are in data attributes, so that the hash of the script is the same on all pages.
startWhenIdle({ ...document.currentScript?.dataset } as StartData);
