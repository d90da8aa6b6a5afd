import { expect, it } from 'vitest';
import { csvOf } from './figures.ts';

it('writes what is shown, quoted, and no formula', () => {
  const rows = [
    { title: 'Oct 1, 2026', texts: ['$1,200.50', '-$3.00'] },
    { title: '=HYPERLINK("x")', texts: ['–', '-2'] },
    { title: '＝1+1', texts: ['－x', '＠y'] },
  ];
  const csv = csvOf(
    {
      xLabel: undefined,
      names: ['Sales', '@refunds'],
      count: rows.length,
      row: (index) => rows[index] ?? { title: '', texts: [] },
    },
    'Period',
  );
  expect(csv).toBe(
    '\uFEFFPeriod,Sales,\'@refunds\r\n"Oct 1, 2026","$1,200.50",-$3.00\r\n"\'=HYPERLINK(""x"")",–,-2\r\n\'＝1+1,\'－x,\'＠y\r\n',
  );
});
