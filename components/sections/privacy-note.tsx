import { getLocale, getTranslations } from 'next-intl/server';
import { pathOf } from '@/lib/site/site-map';
import { localePath } from '@/messages/routing';

/** The line below a form that says what happens with the data, with a link to the privacy policy. */
export async function PrivacyNote() {
  const t = await getTranslations();
  return (
    <p className="mt-4 text-muted text-xs">
      {t('Form.privacy')}{' '}
      <a href={localePath(await getLocale(), pathOf('privacy-policy'))} className="link">
        {t('Footer.privacy')}
      </a>
    </p>
  );
}
