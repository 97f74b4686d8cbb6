import { type CheckedFile, checkLaterScripts } from '../bootstrap/integrity';
import { holdActions } from './hold-actions';
import { createTrustedTypesPolicy } from './trusted-types';

/** The build wraps this script into a function of the file with the digests. */
declare const later: CheckedFile;

createTrustedTypesPolicy();
checkLaterScripts(later);

const release = holdActions();
// Errors of elements do not bubble. Without one of its scripts the runtime may never be ready.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && release(), true);
addEventListener('load', () => {
  // Artwork out of sight may load from now on.
  document.documentElement.dataset.started = '';
});
// React takes the first inline script in the head for its own when it hydrates.
document.currentScript?.remove();
