'use client';

import { type ReactNode, useEffect } from 'react';
import { searchPageIds, startSearchPage } from './start-search-page';

type Props = {
  /** The list of everything, shown while there is no query. */
  children: ReactNode;
};

/**
 * The results on the search page, for visitors who come from another page of the site. If the page was loaded, the early
 * script (`early-script.ts`) may have filled these elements before hydration, so React does not change their texts and
 * attributes. Without JavaScript, the page shows `children`.
 */
export function SearchResults({ children }: Props) {
  useEffect(() => startSearchPage(() => import('./search-page')), []);

  return (
    <>
      {/* An empty string, not no children: React would expect to find no text. */}
      <p id={searchPageIds.status} role="status" className="search-status" suppressHydrationWarning>
        {''}
      </p>
      <div id={searchPageIds.results} className="search-results" suppressHydrationWarning>
        {''}
      </div>
      <div id={searchPageIds.everything} suppressHydrationWarning>
        {children}
      </div>
    </>
  );
}
