import { isShallowClone } from '@/lib/content/history';
import { isSiteUrlSet, providerState, siteUrl } from '@/lib/site/settings';

/** What visitors of this build would miss, although it can be built. Each text says how to fix it. */
export function listWarnings(root = process.cwd(), env: NodeJS.ProcessEnv = process.env): string[] {
  const warnings: string[] = [];
  const state = providerState(root, env);
  if (state.kind !== 'configured')
    warnings.push(
      `${state.kind === 'partial' ? state.message : 'No email provider is configured (.env.example explains how).'}\n` +
        'Forms cannot send: visitors see the failure notice with the email address.',
    );
  if (!isSiteUrlSet(root, env))
    warnings.push(
      `NEXT_PUBLIC_SITE_URL is not set, so canonical links, the sitemap, and link previews start with ${siteUrl()}. Set it before you publish, e.g. in .env.local.`,
    );
  if (isShallowClone(root))
    warnings.push(
      'This clone lacks older commits, so pages have no or wrong dates in the sitemap and the feed. Run "git fetch --unshallow" before you publish.',
    );
  return warnings;
}
