import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashBoundary } from '@/components/islands/crash-boundary';

let path = '/about';
jest.mock('next/navigation', () => ({ usePathname: () => path, unstable_rethrow: () => {} }));

const words = { title: 'Error', text: 'Something broke.', retry: 'Try again' };

/** The parts that crash. */
let broken: string[] = [];

function Part({ name }: { name: string }) {
  if (broken.includes(name)) throw new Error(`no ${name}`);
  return <p>{name}</p>;
}

/** A page with boundaries like those of the layout. */
const page = () => (
  <CrashBoundary {...words}>
    <Part name="header" />
    <main>
      <CrashBoundary {...words}>
        <Part name="content" />
      </CrashBoundary>
    </main>
  </CrashBoundary>
);

beforeEach(() => {
  path = '/about';
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('a crash of the content leaves the rest of the page', () => {
  broken = ['content'];
  render(page());
  expect(screen.getByText('header')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('Something broke.');
});

test('a crash outside of the content shows the message, and the retry button shows the page again', async () => {
  broken = ['header'];
  render(page());
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent('Error');
  expect(screen.getAllByRole('heading')).toHaveLength(1);

  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(screen.getByRole('alert')).toBeVisible();

  broken = [];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('header')).toBeVisible();
  expect(screen.getByText('content')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another page starts anew after a crash', () => {
  broken = ['header'];
  const { rerender } = render(page());
  broken = [];
  path = '/services';
  rerender(page());
  expect(screen.getByText('content')).toBeVisible();
});
