import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { IconButton } from '../icon-button/index.ts';
import { type Column, Table } from './index.ts';

interface Payout {
  readonly id: string;
  readonly account: string;
}

const columns: readonly Column<Payout>[] = [
  { id: 'id', header: 'Payout', render: ({ id }) => id, content: 'id' },
  { id: 'account', header: 'Account', render: ({ account }) => account, content: 'name' },
  { id: 'at', header: 'Created', render: () => '11/23/26 01:38 AM', content: 'date' },
  { id: 'amount', header: 'Amount', render: () => '$1,566.77', content: 'money' },
];
const rows = [{ id: 'pay_f72cc2ab731f0eec', account: 'Lighthouse Family Dentistry Partners' }];

const place = (width: number, shown: readonly Payout[]) => (
  <div style={{ inlineSize: width }}>
    <Table
      label="Payouts"
      columns={columns}
      rows={shown}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `#${id}`}
      isFirstColumnSticky
      rowActions={() => <IconButton label="Actions" size="small" icon="…" />}
    />
  </div>
);

const frame = () => screen.getByRole('region', { name: 'Payouts' });
const marks = () =>
  ['tight', 'overflows', 'more-before', 'more-after'].filter((mark) =>
    frame().hasAttribute(`data-${mark}`),
  );
const isCut = (text: string) => {
  const shown = screen.getByText(text);
  const cell = shown.closest('th, td') ?? shown;
  return cell.scrollWidth > cell.clientWidth;
};
const isWithin = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  const outer = frame().getBoundingClientRect();
  return left >= outer.left && right <= outer.right;
};

it('cuts nothing where all columns fit', async () => {
  render(place(900, rows));
  await drawn();
  expect(marks()).toEqual([]);
  expect(isCut('Lighthouse Family Dentistry Partners')).toBe(false);
});

it('shows the beginning of a cut id when the link in it is focused', async () => {
  const long = [{ id: 'pay_f72cc2ab731f0eec_of_two_days', account: 'Lighthouse Dentistry' }];
  const { rerender } = render(place(660, []));
  rerender(place(660, long));
  await expect.poll(marks).toContain('tight');
  const link = screen.getByRole('link', { name: /^pay_/ });
  const cell = link.closest('th, td');
  expect(cell && cell.scrollWidth > cell.clientWidth).toBe(true);
  link.scrollIntoView({ inline: 'end' });
  expect(cell?.scrollLeft).toBe(0);
});

it('cuts ids and names before anything scrolls, and neither dates nor money', async () => {
  const { rerender } = render(place(660, []));
  rerender(place(660, rows));
  // In the same frame: nothing is drawn wider first.
  expect(marks()).toEqual(['tight']);
  expect(frame().scrollWidth).toBe(frame().clientWidth);
  expect(isCut('Lighthouse Family Dentistry Partners')).toBe(true);
  expect(isCut('11/23/26 01:38 AM')).toBe(false);
  expect(isCut('$1,566.77')).toBe(false);
  rerender(place(900, rows));
  await expect.poll(marks).toEqual([]);
});

it('shows the id of a payment whole, with all its twelve digits, where other columns give way', async () => {
  const account = 'Lighthouse Family Dentistry Partners and Their Orthodontists';
  render(place(660, [{ id: 'txn888888888888', account }]));
  await expect.poll(marks).toContain('tight');
  expect(isCut(account)).toBe(true);
  expect(isCut('txn888888888888')).toBe(false);
});

it('shows the whole of a cut text under the pointer', async () => {
  render(place(660, rows));
  await drawn();
  const cell = screen.getByText('Lighthouse Family Dentistry Partners');
  cell.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  expect(cell.title).toBe('Lighthouse Family Dentistry Partners');
  const amount = screen.getByText('$1,566.77');
  amount.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  expect(amount.title).toBe('');
});

it('keeps the first column and the actions in sight where it scrolls, and shows that it does', async () => {
  render(place(660, rows));
  screen.getByRole('table').style.inlineSize = '1100px';
  await expect.poll(marks).toEqual(['tight', 'overflows', 'more-after']);
  const actions = screen.getByRole('button', { name: 'Actions' });
  const first = screen.getByRole('rowheader');
  expect(isWithin(actions)).toBe(true);
  frame().scrollLeft = 100;
  await expect.poll(marks).toEqual(['tight', 'overflows', 'more-before', 'more-after']);
  expect(isWithin(first)).toBe(true);
  expect(isWithin(actions)).toBe(true);
  frame().scrollLeft = 2000;
  await expect.poll(marks).toEqual(['tight', 'overflows', 'more-before']);
  expect(isWithin(first)).toBe(true);
  expect(isWithin(actions)).toBe(true);
});
