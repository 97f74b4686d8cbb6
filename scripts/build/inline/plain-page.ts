import { type CheckedFile, checkLaterScripts } from '../bootstrap/integrity';
import { holdActions } from './hold-actions';
import { createTrustedTypesPolicy } from './trusted-types';

/** The parameter of the function into which the build wraps this script: the file with the digests. */
declare const later: CheckedFile;

createTrustedTypesPolicy();
checkLaterScripts(later);

const release = holdActions();
// If a script fails to load, the runtime may never be ready: replay the held actions. Capture, because these errors do
// not bubble.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && release(), true);
addEventListener('load', () => {
  // Allows off-screen artwork to load (picture.css).
  document.documentElement.dataset.started = '';
});
// During hydration, React would mistake this script for the first inline script of the head.
document.currentScript?.remove();
