import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { longListLength } from '@/components/islands/case-study-filter/case-study-items';
import { CaseStudyResults } from '@/components/islands/case-study-filter/case-study-results';
import type { CaseStudyCard } from '@/lib/content/views';

const card = (number: number): CaseStudyCard => ({
  id: `study-${number}`,
  title: `Study ${number}`,
  client: 'A bank',
  industry: 'Finance',
  industryId: 'financial',
  serviceIds: [],
  summary: 'Text',
  excerpt: 'Text',
  link: `/case-studies/study-${number}`,
  headline: { metric: '3', text: 'more' },
  image: { art: '/a', photo: 'https://photos.example/a', alt: '' },
});

const cardsOf = (count: number) => Array.from({ length: count }, (_, index) => card(index));
const everyThird = (count: number) => Array.from({ length: count }, (_, index) => index % 3 === 0);

const lists = () => screen.getAllByRole('list', { hidden: true });
const titles = (list: Element | undefined) =>
  [...(list?.querySelectorAll<HTMLElement>('li:not([hidden]) h3') ?? [])].map((title) =>
    title.textContent.trim(),
  );

/** Reports that the observed element is near the viewport. */
let reachEnd: () => void = () => {};

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => report([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const results = (count: number, visible: boolean[]) => (
  <CaseStudyResults ref={createRef()} cards={cardsOf(count)} visible={visible} />
);

describe('CaseStudyResults', () => {
  it.each([6, longListLength + 30])('gives no view transition name twice among %d cards', async (count) => {
    const issue = jest.spyOn(console, 'error').mockImplementation();
    const { rerender } = render(results(count, Array(count).fill(true)));
    await act(() => import('@/components/islands/case-study-filter/found-items'));
    rerender(results(count, everyThird(count)));
    expect(issue).not.toHaveBeenCalled();
    issue.mockRestore();
  });

  it('hides cards that do not match in a short list', () => {
    render(results(6, everyThird(6)));
    expect(lists()).toHaveLength(1);
    expect(titles(lists()[0])).toEqual(['Study 0', 'Study 3']);
  });

  describe('in a long list', () => {
    const count = longListLength + 30;
    const all = Array<boolean>(count).fill(true);

    async function search(visible: boolean[]) {
      const view = render(results(count, all));
      // The code that shows the results loads asynchronously.
      await act(() => import('@/components/islands/case-study-filter/found-items'));
      view.rerender(results(count, visible));
      await waitFor(() => expect(titles(lists()[0]).length).toBeLessThan(count));
      return view;
    }

    it('replaces the whole list with the first results', async () => {
      await search(everyThird(count));
      expect(lists()).toHaveLength(1);
      expect(titles(lists()[0])).toHaveLength(12);
      expect(titles(lists()[0])[11]).toBe('Study 33');
      expect(lists()[0]?.children).toHaveLength(12);
    });

    it('renders more results near the end of the list, and starts again with a new search', async () => {
      const { rerender } = await search(everyThird(count));
      act(() => reachEnd());
      expect(titles(lists()[0])).toHaveLength(24);
      act(() => reachEnd());
      expect(titles(lists()[0])).toHaveLength(30);
      rerender(
        results(
          count,
          all.map((_, index) => index > 50),
        ),
      );
      // After the next frame.
      await waitFor(() => expect(titles(lists()[0])).toHaveLength(12));
    });

    it('renders all results in a browser without IntersectionObserver', async () => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
      await search(everyThird(count));
      await waitFor(() => expect(titles(lists()[0])).toHaveLength(30));
    });

    it('replaces the whole list when its code loads after the search', async () => {
      render(results(count, everyThird(count)));
      expect(titles(lists()[0])).toHaveLength(30);
      await act(() => import('@/components/islands/case-study-filter/found-items'));
      expect(titles(lists()[0])).toHaveLength(12);
    });

    it('shows the whole list again when all cards match', async () => {
      const { rerender } = await search(everyThird(count));
      rerender(results(count, all));
      await waitFor(() => expect(titles(lists()[0])[1]).toBe('Study 1'));
      for (let drawn = 12; drawn < count; drawn += 12) act(() => reachEnd());
      expect(titles(lists()[0])).toHaveLength(count);
    });
  });
});
