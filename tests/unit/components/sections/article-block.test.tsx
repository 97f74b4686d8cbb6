import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ArticleBlockView } from '@/components/sections/article-block';

it('aligns the digits of columns that contain only numbers', () => {
  render(
    <ArticleBlockView
      block={{
        kind: 'table',
        caption: 'Costs',
        head: ['Line', 'Dollars', 'Change', 'Note'],
        rows: [
          ['Storage', '31,000', '−13.5%', '2 of 3 disks'],
          ['Network', '$0.93', '+200', 'none'],
          ['Backup', '12', '–', 'one copy'],
        ],
      }}
    />,
  );
  const isAtEnd = (role: string) =>
    screen.getAllByRole(role).map(({ className }) => className.includes('text-end'));
  expect(isAtEnd('columnheader')).toEqual([false, true, true, false]);
  expect(isAtEnd('cell')).toEqual(Array(3).fill([true, true, false]).flat());
});

it('writes the numbers of bars with the spaces of this site', () => {
  const bars = [
    { label: 'Avant', value: 12_400 },
    { label: 'Après', value: 4.5 },
  ];
  render(
    <NextIntlClientProvider locale="fr">
      <ArticleBlockView block={{ kind: 'figure', drawing: 'bars', caption: 'Pages', unit: 'pages', bars }} />
    </NextIntlClientProvider>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Avant 12\u00a0400',
    'Après 4,5',
  ]);
});

it('shows the titles of steps as text, because a drawing before the first heading must not skip a level', () => {
  const steps = [
    { title: 'Measure', text: 'One month.' },
    { title: 'Decide', text: 'Now.' },
  ];
  render(<ArticleBlockView block={{ kind: 'figure', drawing: 'flow', caption: 'Steps', steps }} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'MeasureOne month.',
    'DecideNow.',
  ]);
  expect(screen.queryByRole('heading')).toBeNull();
});

function renderCode(program: { language: 'js' | 'text'; code: string; output?: string }) {
  render(
    <NextIntlClientProvider locale="en" messages={{ Insight: { output: 'Output' } }}>
      <ArticleBlockView block={{ kind: 'code', caption: 'Example', ...program }} />
    </NextIntlClientProvider>,
  );
}

it('colors the comments and strings of a program, and nothing of its output', () => {
  const code = [
    '// What it costs; it isn’t "much".',
    "const name = 'a // b';",
    'x--; // up to here',
    'SELECT "b" -- c',
  ].join('\n');
  const output = "'text' // 1";
  renderCode({ language: 'js', code, output });
  const [program, result] = screen.getAllByRole('region');
  const colored = [...(program?.querySelectorAll('code span') ?? [])];
  expect(program?.textContent).toBe(code);
  expect(colored.map((part) => [part.textContent, part.className])).toEqual([
    ['// What it costs; it isn’t "much".', 'text-muted'],
    ["'a // b'", 'text-figure'],
    ['// up to here', 'text-muted'],
    ['"b"', 'text-figure'],
    ['-- c', 'text-muted'],
  ]);
  expect(result?.querySelectorAll('code span')).toHaveLength(0);
  expect(result?.textContent).toBe(output);
});

it('colors nothing in plain text', () => {
  renderCode({ language: 'text', code: "it's // what 'one' sees" });
  const program = screen.getByRole('region');
  expect(program.textContent).toBe("it's // what 'one' sees");
  expect(program.querySelectorAll('span')).toHaveLength(0);
});
