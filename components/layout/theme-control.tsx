import { getTranslations } from 'next-intl/server';

/** Chooses the light or the dark theme, or that of the system. The head script (head-script.ts) applies and stores it. */
export async function ThemeControl() {
  const t = await getTranslations('Theme');
  return (
    <label className="needs-script theme-control">
      {t('label')}
      <select className="select-arrow" data-theme-control="" autoComplete="off" suppressHydrationWarning>
        <option value="">{t('system')}</option>
        <option value="light">{t('light')}</option>
        <option value="dark">{t('dark')}</option>
      </select>
    </label>
  );
}
