/** @jest-environment node */
import { parseElements } from '@/scripts/build/html';
import { namesBefore, namesIn } from '@/scripts/build/steps/inline-styles/page-names';

describe('namesIn', () => {
  it('finds elements, classes, and ids', () => {
    expect([...namesIn('<h2 id="top" class="a b"><svg class="[&amp;&gt;a]:c"></svg></h2>')].sort()).toEqual(
      ['h2', 'svg', '#top', '.a', '.b', '.[&>a]:c'].sort(),
    );
  });

  it('finds what the page shows only without scripts', () => {
    const names = namesIn('<body><noscript><p class="a">No script</p></noscript></body>');
    expect([...names]).toEqual(expect.arrayContaining(['p', '.a']));
  });
});

describe('namesBefore', () => {
  const namesBeforeEnd = (start: string, end: string) =>
    namesBefore(parseElements(start + end), start.length);

  it('finds what is before the position', () => {
    const names = namesBeforeEnd('<h1 class="a" id="b">', '</h1><p class="c"></p>');
    expect([...names]).toEqual(expect.arrayContaining(['h1', '.a', '#b']));
    expect(names).not.toContain('.c');
  });

  it('ignores the content of closed details, and only that', () => {
    const closed = namesBeforeEnd('<details><summary class="a"></summary><p class="b"></p></details>', '');
    expect(closed).toContain('.a');
    expect(closed).not.toContain('.b');
    expect(namesBeforeEnd('<details open><p class="b"></p></details>', '')).toContain('.b');
  });
});
