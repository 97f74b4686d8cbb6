import { storeLanguage } from '@/messages/preference';
import { preferenceKey } from '@/messages/routing';
import { previewScript } from '@/scripts/editing/cms/preview-script';

/** Runs the script in this page, in a frame or not. */
function start(frame: Element | null): void {
  Object.defineProperty(window, 'frameElement', { configurable: true, value: frame });
  // biome-ignore lint/security/noGlobalEval: the script of this project, as pages run it
  window.eval(previewScript);
}

const { getItem, setItem } = Storage.prototype;
const stored = () => getItem.call(localStorage, preferenceKey);

beforeEach(() => {
  Object.assign(Storage.prototype, { getItem, setItem });
  Reflect.deleteProperty(document, 'cookie');
  localStorage.clear();
  storeLanguage(preferenceKey, 'es');
  document.documentElement.lang = 'en';
});

it('keeps the visitor’s language as it is in the preview, where the page shows its own', () => {
  start(document.createElement('iframe'));
  storeLanguage(preferenceKey, 'fr');
  expect(localStorage.getItem(preferenceKey)).toBe('en');
  expect(stored()).toBe('es');
  expect(document.cookie).toBe(`${preferenceKey}=es`);
});

it('stores everything else in the preview', () => {
  start(document.createElement('iframe'));
  localStorage.setItem('other', 'value');
  // biome-ignore lint/suspicious/noDocumentCookie: what other scripts do
  document.cookie = 'other=value';
  expect(localStorage.getItem('other')).toBe('value');
  expect(document.cookie).toContain('other=value');
});

it('changes nothing in a tab', () => {
  start(null);
  storeLanguage(preferenceKey, 'fr');
  expect(localStorage.getItem(preferenceKey)).toBe('fr');
  expect(document.cookie).toContain(`${preferenceKey}=fr`);
});
