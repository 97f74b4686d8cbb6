import { render, screen } from '@testing-library/react';
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
