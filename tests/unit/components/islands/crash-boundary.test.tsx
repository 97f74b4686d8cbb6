import { render, screen } from '@testing-library/react';
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

test('another page starts anew after a crash', () => {
  broken = ['header'];
  const { rerender } = render(page());
  broken = [];
  path = '/services';
  rerender(page());
  expect(screen.getByText('content')).toBeVisible();
});
