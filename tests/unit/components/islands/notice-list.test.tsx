import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import type { Notice } from '@/components/islands/notice-card';
import { addNotice, NoticeList } from '@/components/islands/notice-list';

/** Longer than a success notice is shown. */
const long = 20_000;

const wait = () => act(() => jest.advanceTimersByTime(long));

/** Shows a notice and returns its element, with the list around it. */
function show(title: string, more: Partial<Notice> = {}): { notice: HTMLElement; list: HTMLElement } {
  act(() => addNotice({ about: 'contact', language: 'en', tone: 'success', title, text: '', ...more }));
  const notice = screen.getByText(title).closest<HTMLElement>('[data-notice]') as HTMLElement;
  return { notice, list: notice.parentElement as HTMLElement };
}

const titles = () => screen.queryAllByRole('paragraph').flatMap(({ textContent }) => textContent || []);

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(<NoticeList dismiss="Dismiss" />);
});

afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

test('a notice replaces an earlier one about the same subject, and no other one', () => {
  show('The study failed', { about: 'study', tone: 'failure' });
  show('Failed', { tone: 'failure' });
  show('Sent');
  expect(titles()).toEqual(['Sent', 'The study failed']);
});

test('a success notice disappears, and a failure notice stays', () => {
  show('Failed', { about: 'study', tone: 'failure' });
  show('Sent');
  wait();
  expect(titles()).toEqual(['Failed']);
});

test('a notice names the language of its text, which the page may not have any more', () => {
  show('Envoyé', { language: 'fr' });
  expect(screen.getByText('Envoyé').closest('[lang]')).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('button', { name: 'Dismiss' }).closest('[lang=fr]')).toBeNull();
});

test('a success notice stays as long as it has the focus', () => {
  const { list } = show('Sent');
  fireEvent.focus(list);
  wait();
  expect(titles()).toEqual(['Sent']);
  fireEvent.blur(list);
  wait();
  expect(titles()).toEqual([]);
});

test('the dismissal of the focused notice ends the pause for others', () => {
  const { list } = show('Sent');
  show('The study was sent', { about: 'study' });
  fireEvent.focus(list);
  // As in a browser that fires no `blur` when it removes the focused button.
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  wait();
  expect(titles()).toEqual([]);
});
