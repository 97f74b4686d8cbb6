import { act, renderHook } from '@testing-library/react';
import { useNextFrame } from '@/components/islands/case-study-filter/next-frame';

let frames: (() => void)[] = [];

/** Runs the pending frame and the task after it, as the browser does when it paints. */
const paint = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame();
    jest.runAllTimers();
  });

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frames.push(() => frame(0));
    return frames.length;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames[id - 1] = () => {};
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('useNextFrame', () => {
  it('requests no frame while the value does not change', () => {
    renderHook(() => useNextFrame('a'));
    expect(frames).toHaveLength(0);
  });

  it('returns the new value after the browser has painted', () => {
    const { result, rerender } = renderHook(({ value }) => useNextFrame(value), {
      initialProps: { value: 'a' },
    });
    rerender({ value: 'b' });
    expect(result.current).toBe('a');
    paint();
    expect(result.current).toBe('b');
  });

  it('skips a value that changes again before the paint', () => {
    const seen: string[] = [];
    const { rerender } = renderHook(
      ({ value }) => {
        const followed = useNextFrame(value);
        seen.push(followed);
      },
      { initialProps: { value: 'a' } },
    );
    rerender({ value: 'b' });
    rerender({ value: 'c' });
    paint();
    expect(new Set(seen)).toEqual(new Set(['a', 'c']));
  });
});
