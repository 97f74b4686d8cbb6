import { getTranslations } from 'next-intl/server';

/** Chooses the light or the dark theme, or that of the system. The head script (head-script.ts) applies and stores it. */
export async function ThemeControl() {
  const t = await getTranslations('Theme');
  return (
    <label className="needs-script flex items-center gap-2 text-on-night-muted">
      {t('label')}
      <select
        data-theme-control=""
        autoComplete="off"
        suppressHydrationWarning
        className="min-h-11 rounded-sm border border-on-night-muted bg-night px-2 text-on-night scheme-dark"
      >
        <option value="">{t('system')}</option>
        <option value="light">{t('light')}</option>
        <option value="dark">{t('dark')}</option>
      </select>
    </label>
  );
}
