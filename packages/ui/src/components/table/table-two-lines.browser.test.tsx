import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { IconButton } from '../icon-button/index.ts';
import { type Column, Table } from './index.ts';

interface Payment {
  id: string;
  customer: string;
}

const columns: readonly Column<Payment>[] = [
  { id: 'id', header: 'Payment', render: (row) => row.id },
  {
    id: 'customer',
    header: 'Customer',
    render: (row) => row.customer,
    onCard: 'detail',
  },
  { id: 'status', header: 'Status', render: () => 'Settled', onCard: 'status' },
  { id: 'amount', header: 'Amount', render: () => '$1,204.00', onCard: 'amount', align: 'end' },
];

interface PaymentsProps {
  readonly isSelectable: boolean;
  readonly isLoading?: boolean;
}

function Payments({ isSelectable, isLoading = false }: PaymentsProps) {
  return (
    <div style={{ inlineSize: 312 }}>
      <Table
        label="Payments"
        columns={columns}
        rows={[{ id: 'txn_1', customer: 'Blue Door Cafe' }]}
        isLoading={isLoading}
        rowKey={(row) => row.id}
        rowActions={() => <IconButton label="Actions" size="small" icon="…" />}
        {...(isSelectable && {
          selection: {
            selected: new Set<string>(),
            onChange: () => undefined,
            label: (row: Payment) => row.id,
          },
        })}
      />
    </div>
  );
}

/** A record took 163 to 191 px on a phone, with the amount last and the checkbox over the amount. */
it.each([true, false])(
  'a record is 72 px on a phone, with its actions; box: %s',
  async (isSelectable) => {
    render(<Payments isSelectable={isSelectable} />);
    await drawn();
    const row = screen.getAllByRole('row').at(-1) ?? document.body;
    expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(73);
    const cells = ['txn_1', 'Blue Door Cafe', 'Settled', '$1,204.00'].map((text) =>
      within(row).getByText(text).getBoundingClientRect(),
    );
    const controls = [...row.querySelectorAll('input, button')].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(controls).toHaveLength(isSelectable ? 2 : 1);
    const boxes = [...cells, ...controls];
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        const isApart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        expect(isApart).toBe(true);
      }
    }
  },
);

it('is two lines without an amount, the state beside them, and leaves out what has no place', async () => {
  render(
    <div style={{ inlineSize: 312 }}>
      <Table
        label="Users"
        columns={[
          {
            id: 'name',
            header: 'Name',
            render: () => 'Ada Lovelace of the Analytical Engine Works',
          },
          { id: 'username', header: 'Username', render: () => 'ada@harbor', onCard: 'detail' },
          { id: 'email', header: 'Email', render: () => 'ada@harbor.example' },
          { id: 'status', header: 'Status', render: () => 'Active', onCard: 'status' },
        ]}
        rows={[{ id: 'ada' }]}
        rowKey={(row) => row.id}
      />
    </div>,
  );
  await drawn();
  const row = screen.getAllByRole('row').at(-1) ?? document.body;
  expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(73);
  const box = (text: RegExp) => within(row).getByText(text).getBoundingClientRect();
  expect(box(/^Ada/).bottom).toBeLessThanOrEqual(box(/^ada@harbor$/).top + 3);
  expect(box(/^Active$/).left).toBeGreaterThanOrEqual(box(/^ada@harbor$/).right);
  expect(box(/^ada@harbor.example$/).height).toBe(0);
});

it.each([
  [312, '"·\\9 Visa 4242"'],
  [900, 'none'],
])('says more after its detail where rows are cards: %d px', async (inlineSize, expected) => {
  render(
    <div style={{ inlineSize }}>
      <Table
        label="Payments"
        columns={columns.map((each) =>
          each.onCard === 'detail' ? { ...each, noteOnCard: () => 'Visa 4242' } : each,
        )}
        rows={[{ id: 'txn_1', customer: 'Blue Door Cafe' }]}
        rowKey={(row) => row.id}
      />
    </div>,
  );
  await drawn();
  const cell = screen.getByRole('cell', { name: /^Blue Door Cafe/ });
  expect(getComputedStyle(cell, '::after').content).toBe(expected);
});

it('a card has two lines however wide its state is: the name gives way to what is noted', async () => {
  const badge = { id: 'status', header: 'Status', onCard: 'status' } as const;
  const detail = { id: 'customer', header: 'Customer', onCard: 'detail' } as const;
  const show = (state: string) => {
    render(
      <div style={{ inlineSize: 360 }}>
        <Table
          label="Payments"
          columns={[
            { id: 'id', header: 'Payment', render: (row) => row.id },
            { ...detail, render: () => 'Deborah Espinoza', noteOnCard: () => '11/25/26 11:39 AM' },
            { ...badge, render: () => state },
            {
              id: 'amount',
              header: 'Amount',
              render: () => '$18.00',
              onCard: 'amount',
              align: 'end',
            },
          ]}
          rows={[{ id: state }]}
          rowKey={(row) => row.id}
        />
      </div>,
    );
  };
  show('Paid');
  show('Partially refunded');
  await drawn();
  const [short, wide] = screen.getAllByRole('cell', { name: /^Deborah Espinoza/ });
  const heightOf = (cell = document.body) => cell.getBoundingClientRect().height;
  expect(heightOf(wide)).toBe(heightOf(short));
  for (const cell of [short, wide]) {
    expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
  }
  const [whole, cut] = screen.getAllByText('Deborah Espinoza');
  expect(whole?.scrollWidth).toBe(whole?.clientWidth);
  expect(cut?.scrollWidth).toBeGreaterThan(cut?.clientWidth ?? 0);
});

/** Loading showed five lines per record, and everything moved when only two came. */
it.each([true, false])(
  'what loads stands where the record will, and is as high; box: %s',
  async (isSelectable) => {
    const places = () => {
      const row = screen.getAllByRole('row', { hidden: true }).at(-1) ?? document.body;
      const { top, height } = row.getBoundingClientRect();
      const lines = [
        ...row.querySelectorAll('[data-card]:not([data-card=bare], [data-card=box])'),
      ].map((cell) => {
        const box = cell.getBoundingClientRect();
        return [cell.getAttribute('data-card'), Math.round(box.left), Math.round(box.top - top)];
      });
      return { height, lines };
    };
    const { rerender } = render(<Payments isSelectable={isSelectable} isLoading />);
    await drawn();
    const loading = places();
    rerender(<Payments isSelectable={isSelectable} />);
    await drawn();
    const loaded = places();
    expect(Math.abs(loading.height - loaded.height)).toBeLessThanOrEqual(1);
    expect(loading.lines.map(([card]) => card)).toEqual(['title', 'detail', 'status', 'amount']);
    expect(loading.lines.slice(0, 2)).toEqual(loaded.lines.slice(0, 2));
  },
);

it('a card has no place for nothing, and what would be noted of it stands alone', async () => {
  render(
    <div style={{ inlineSize: 312 }}>
      <Table
        label="Settlements"
        columns={[
          { id: 'id', header: 'Day', render: (row) => row.id },
          {
            id: 'who',
            header: 'Who',
            render: () => '—',
            onCard: 'detail',
            noteOnCard: () => 'May',
          },
          { id: 'payout', header: 'Payout', render: () => '—', onCard: 'status' },
        ]}
        rows={[{ id: 'one' }]}
        rowKey={(row) => row.id}
      />
    </div>,
  );
  await drawn();
  const [who, payout] = screen.getByText('one').closest('tr')?.querySelectorAll('td') ?? [];
  expect(payout && getComputedStyle(payout).display).toBe('none');
  expect(who && getComputedStyle(who, '::after').content).toBe('"May"');
  expect(who?.firstElementChild?.getBoundingClientRect().width).toBe(0);
});
