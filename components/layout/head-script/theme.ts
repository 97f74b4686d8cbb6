/**
 * Applies and stores the theme that the visitor chose with the control in the footer (theme-control.tsx).
 * @param key where the choice is stored
 * @returns applies the choice again, if there is one, after the page has changed
 */
export function followTheme(key: string): () => void {
  let theme = '';
  const apply = () => {
    document.documentElement.dataset.theme = theme;
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, index) => {
      const scheme = index ? 'dark' : 'light';
      meta.media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme:${scheme})`;
    });
    for (const control of document.querySelectorAll<HTMLSelectElement>('[data-theme-control]'))
      control.value = theme;
  };
  const read = () => {
    try {
      const stored = localStorage.getItem(key);
      theme = stored === 'light' || stored === 'dark' ? stored : '';
    } catch {}
    apply();
  };
  read();
  // Another tab stored a choice, or the browser shows a page that it kept in memory.
  for (const type of ['storage', 'pageshow']) addEventListener(type, read);
  addEventListener('change', ({ target }) => {
    const control = target as HTMLSelectElement;
    if (control.dataset.themeControl === undefined) return;
    theme = control.value;
    try {
      localStorage.setItem(key, theme);
      if (!theme) localStorage.removeItem(key);
    } catch {}
    apply();
  });
  return () => {
    if (theme) apply();
  };
}
