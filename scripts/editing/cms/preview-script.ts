import { preferenceKey } from '@/messages/routing';

/**
 * Makes a page in the preview use its own language, and not store it as the visitor's choice. The development server
 * puts no other pages into frames. Printed as source text.
 */
function keepLanguage(key: string): void {
  if (!window.frameElement) return;
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = function (name) {
    return name === key ? document.documentElement.lang : getItem.call(this, name);
  };
  Storage.prototype.setItem = function (name, value) {
    if (name !== key) setItem.call(this, name, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      if (!text.startsWith(`${key}=`)) cookie?.set?.call(document, text);
    },
  });
}

/** The source of a script that pages of the development server run before all others. */
export const previewScript = `(${keepLanguage})(${JSON.stringify(preferenceKey)})`;
