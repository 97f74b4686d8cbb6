import { getTranslations } from 'next-intl/server';

/** Says above a form what to do where no script runs. */
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
