import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { CaseStudyFilter } from '@/components/islands/case-study-filter/case-study-filter';
import type { CaseStudyCard } from '@/lib/content/views';

jest.mock('@/components/islands/language-provider', () => ({ useLanguage: () => ({ language: 'en' }) }));

const words = {
  filters: 'Filters',
  service: 'Service',
  allServices: 'All services',
  all: 'All',
  allIndustries: 'All industries',
  search: 'Search',
  placeholder: 'Search',
  none: 'None',
  hint: 'Hint',
  clear: 'Clear',
  found: { one: '# case study', other: '# case studies' },
};

const card = (industryId: string, industry: string, serviceIds: string[] = []): CaseStudyCard => ({
  id: `study-${industryId}`,
  title: industry,
  client: 'Client',
  industry,
  industryId,
  serviceIds,
  summary: 'Text',
  excerpt: 'Text',
  link: `/case-studies/${industryId}`,
  headline: { metric: '3', text: 'more' },
  image: { art: '/a', photo: 'https://photos.example/a', alt: '' },
});

const filter = (
  <CaseStudyFilter
    cards={[card('finance', 'Finance', ['cloud', 'data']), card('retail', 'Retail', ['cloud'])]}
    services={[
      { id: 'cloud', title: 'Cloud' },
      { id: 'data', title: 'Data' },
    ]}
    words={words}
  />
);

const button = (name: string) => screen.getByRole('button', { name });
const toggle = () => screen.getByRole('button', { name: /^Filters/ });
const services = () => screen.getByRole('combobox', { name: 'Service' });
const box = () => screen.getByRole('searchbox');
const status = () => screen.getByRole('status');

/** Hydrates the filter, as the server renders it, after a change of its controls. */
function hydrate(change: () => void) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(filter);
  change();
  render(filter, { container, hydrate: true });
}

let issue: jest.SpyInstance;

beforeEach(() => {
  history.replaceState(null, '', '/case-studies');
  // Without animations.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  // jsdom does not know the element <search>, which React reports.
  issue = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  issue.mockRestore();
});

describe('CaseStudyFilter', () => {
  it('has a button for each industry, even if its name is that of another button', () => {
    const cards = [card('finance', 'Finance'), card('conglomerates', words.all)];
    render(<CaseStudyFilter cards={cards} services={[]} words={words} />);
    const names = screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
    expect([screen.getByRole('button', { pressed: true }).textContent, ...names]).toEqual([
      'All',
      'Finance',
      'All',
    ]);
    expect(issue).not.toHaveBeenCalledWith(expect.stringContaining('same key'), expect.anything());
  });

  it('keeps what the visitor chose and typed before hydration, and writes it to the URL', () => {
    history.replaceState(null, '', '/case-studies?industry=finance');
    hydrate(() => {
      fireEvent.change(services(), { target: { value: 'cloud' } });
      fireEvent.change(box(), { target: { value: 'text' } });
    });
    expect(services()).toHaveValue('cloud');
    expect(box()).toHaveValue('text');
    expect(status()).toHaveTextContent('1 case study · Finance · Cloud · text');
    expect(location.search).toBe('?industry=finance&service=cloud&q=text');
  });

  it('does not change a URL whose selection the browser restored in the controls', () => {
    const address = '/case-studies?from=mail&service=data#list';
    history.replaceState(null, '', address);
    hydrate(() => fireEvent.change(services(), { target: { value: 'data' } }));
    expect(services()).toHaveValue('data');
    expect(location.href).toBe(new URL(address, location.origin).href);
  });

  it('reads the URL on Back, but not that of another page, which the router has yet to show', () => {
    history.replaceState(null, '', '/case-studies?industry=retail');
    render(filter);
    const goBackTo = (address: string) =>
      act(() => {
        history.replaceState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      });
    goBackTo('/');
    expect(status()).toHaveTextContent('1 case study · Retail');
    goBackTo('/case-studies');
    expect(status()).toHaveTextContent('2 case studies');
  });

  describe('the panel of narrow screens', () => {
    beforeEach(() => {
      render(filter);
      act(() => toggle().focus());
      fireEvent.click(toggle());
    });

    const expectOpen = (open: boolean) => expect(toggle()).toHaveAttribute('aria-expanded', String(open));

    it('closes after the choice of an industry, and the toggle gets the focus', () => {
      const chip = button('Retail');
      act(() => chip.focus());
      fireEvent.click(chip);
      expectOpen(false);
      expect(toggle()).toHaveFocus();
    });

    it('stays open after the choice of a service, which the arrow keys change at every step', () => {
      act(() => services().focus());
      for (const value of ['cloud', 'data']) fireEvent.change(services(), { target: { value } });
      expectOpen(true);
      expect(services()).toHaveFocus();
      expect(location.search).toBe('?service=data');
    });

    it('closes on Escape, and the toggle gets the focus', () => {
      act(() => services().focus());
      fireEvent.keyDown(services(), { key: 'Escape' });
      expectOpen(false);
      expect(toggle()).toHaveFocus();
    });

    it('stays open on Escape in the search field, which empties that', () => {
      act(() => box().focus());
      fireEvent.keyDown(box(), { key: 'Escape' });
      expectOpen(true);
      expect(box()).toHaveFocus();
    });
  });

  it('leaves the focus on an industry that stays in view, on wide screens', () => {
    render(filter);
    const chip = button('Retail');
    act(() => chip.focus());
    fireEvent.click(chip);
    expect(chip).toHaveFocus();
  });
});
