import { resolveLanguage, storeLanguage } from '@/messages/preference';
import { localesDefaultFirst, preferenceKey } from '@/messages/routing';
import { turnOffPartialStyles } from './head-script/broken-styles';
import { followLanguage } from './head-script/language';
import { watchFrames } from './head-script/late-frames';
import { followPage } from './head-script/page-changes';
import { turnOnTransitions } from './head-script/page-transitions';
import { showPhotoStates } from './head-script/photo-states';
import { markScript } from './head-script/script-mark';
import { followTheme } from './head-script/theme';
import { callSource } from './inline-script';

/** Where the visitor's choice of a theme is stored, in local storage. */
const themeKey = 'preferredTheme';

/**
 * The source of the script that runs in the head of all pages before the first paint: its jobs, in order. Each is printed
 * as source (see `callSource`), so it may use only its parameters and browser globals.
 */
export function headScript(): string {
  return [
    callSource(markScript),
    callSource(turnOnTransitions),
    callSource(followLanguage, preferenceKey, localesDefaultFirst, resolveLanguage, storeLanguage),
    callSource(followPage, themeKey, followTheme, watchFrames),
    callSource(showPhotoStates),
    callSource(turnOffPartialStyles),
  ].join(';');
}
