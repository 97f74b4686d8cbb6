import { prepareReflow } from '@/components/islands/case-study-filter/reflow';

const load = jest.fn();
jest.mock('framer-motion/dom/mini', () => {
  load();
  return {};
});

const prefer = (reduced: boolean) => {
  window.matchMedia = jest.fn((query: string) => ({
    matches: reduced && query === '(prefers-reduced-motion: reduce)',
  })) as unknown as typeof window.matchMedia;
};

/** Lets a dynamic import finish. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('loads the animation code before the first change only for visitors who see animations', async () => {
  prefer(true);
  prepareReflow();
  await settle();
  expect(load).not.toHaveBeenCalled();

  prefer(false);
  prepareReflow();
  await settle();
  expect(load).toHaveBeenCalled();
});
