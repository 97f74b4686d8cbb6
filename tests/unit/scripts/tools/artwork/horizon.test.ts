import { horizonDrawing } from '@/scripts/tools/artwork/horizon';

const { documentElement } = new DOMParser().parseFromString(horizonDrawing(), 'image/svg+xml');
const drawings = [...documentElement.children].filter(({ tagName }) => tagName === 'svg');
const edge = (drawing: Element, name: string) => Number(drawing.getAttribute(name));

it('cuts off each drawing where the next one begins', () => {
  expect(drawings.length).toBeGreaterThan(1);
  for (const [index, drawing] of drawings.slice(0, -1).entries())
    expect(edge(drawing, 'y') + edge(drawing, 'height')).toBe(edge(drawings[index + 1] as Element, 'y'));
  // Everything that is drawn is in one of them, except the dark lines where they meet.
  const outside = [...documentElement.children].filter(({ tagName }) => tagName !== 'svg');
  for (const { tagName } of outside) expect(tagName).toBe('rect');
});

it('draws contour lines below the upper edges of the layers', () => {
  for (const drawing of drawings) {
    const ids = [...drawing.querySelectorAll('defs path')].map(({ id }) => `#${id}`);
    const lines = [...drawing.querySelectorAll('g > use')];
    expect(lines.length).toBeGreaterThan(ids.length);
    for (const line of lines) expect(ids).toContain(line.getAttribute('href'));
  }
});
