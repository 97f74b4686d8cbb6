import { getTranslations } from 'next-intl/server';

/** The note above a form for visitors without JavaScript: write to this email address instead. */
export async function WithoutScript({ email }: { email: string }) {
  const t = await getTranslations('Form');
  return (
    <noscript>
      <p className="mb-6 rounded-md border border-line-strong p-5">
        {t('withoutScript')}{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </p>
    </noscript>
  );
}
