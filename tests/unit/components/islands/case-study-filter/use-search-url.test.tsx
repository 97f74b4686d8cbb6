import { renderHook } from '@testing-library/react';
import { useSearchUrl } from '@/components/islands/case-study-filter/use-search-url';

const now = () => location.pathname + location.search;

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/case-studies');
});
afterEach(() => jest.useRealTimers());

describe('useSearchUrl', () => {
  it('writes a choice to the URL immediately', () => {
    const { result } = renderHook(useSearchUrl);
    result.current.write('/case-studies?industry=retail');
    expect(now()).toBe('/case-studies?industry=retail');
  });

  it('writes typed text once, after a pause in typing', () => {
    const replace = jest.spyOn(history, 'replaceState');
    const { result } = renderHook(useSearchUrl);
    for (const text of ['r', 're', 'ret']) result.current.writeSoon(`/case-studies?q=${text}`);
    expect(now()).toBe('/case-studies');
    expect(result.current.isPending()).toBe(true);
    jest.runAllTimers();
    expect(now()).toBe('/case-studies?q=ret');
    expect(replace).toHaveBeenCalledTimes(1);
    expect(result.current.isPending()).toBe(false);
    replace.mockRestore();
  });

  it('writes pending text on request and when the page is left', () => {
    const { result } = renderHook(useSearchUrl);
    result.current.writeSoon('/case-studies?q=a');
    result.current.flush();
    expect(now()).toBe('/case-studies?q=a');
    result.current.writeSoon('/case-studies?q=ab');
    dispatchEvent(new Event('pagehide'));
    expect(now()).toBe('/case-studies?q=ab');
  });

  it('discards pending text when a choice is written', () => {
    const { result } = renderHook(useSearchUrl);
    result.current.writeSoon('/case-studies?q=a');
    result.current.write('/case-studies');
    jest.runAllTimers();
    expect(now()).toBe('/case-studies');
  });

  it('does not change the URL of another page', () => {
    const { result, unmount } = renderHook(useSearchUrl);
    result.current.writeSoon('/case-studies?q=a');
    history.replaceState(null, '', '/about');
    unmount();
    jest.runAllTimers();
    expect(now()).toBe('/about');
  });
});
