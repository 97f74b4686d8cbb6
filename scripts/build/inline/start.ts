import { deferStart, type StartData } from './deferred-start';
import { limitSinks } from './trusted-types';

limitSinks();
// What differs from page to page stands beside the script, not in it: so its hash is the same on all of them.
deferStart({ ...document.currentScript?.dataset } as StartData);
