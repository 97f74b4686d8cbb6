import { searchParameter } from '@/lib/site/query-parameters';

/** The address of the search page with a query. In the fragment, which browsers do not send. */
export const addressOf = (href: string, query: string) =>
  query ? `${href}#${new URLSearchParams({ [searchParameter]: query })}` : href;
