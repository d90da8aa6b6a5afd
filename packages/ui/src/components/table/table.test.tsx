import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../navigation/index.ts';
import { type Column, Table, type TableProps, type TableSort } from './index.ts';

interface Payment {
  id: string;
  amount: number;
}

const rows: Payment[] = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, amount: index * 10 }));

const columns: Column<Payment>[] = [
  { id: 'id', header: 'Id', render: (row) => row.id },
  {
    id: 'amount',
    header: 'Amount',
    render: (row) => `$${row.amount}`,
    align: 'end',
    isSortable: true,
    firstDirection: 'descending',
  },
];

function show(props: Partial<TableProps<Payment>> = {}) {
  const navigate = vi.fn();
  render(
    <NavigationProvider navigate={navigate}>
      <Table label="Payments" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />
    </NavigationProvider>,
  );
  return navigate;
}

function Selecting() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <output>{[...selected].toSorted().join('')}</output>
      <Table
        label="Payments"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        selection={{
          selected,
          onChange: setSelected,
          label: (row) => `payment ${row.id}`,
          isSelectable: (row) => row.id !== 'c',
        }}
      />
    </>
  );
}

describe('Table', () => {
  it('is a native table with named rows and columns', () => {
    show();
    expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Id',
      'Amount',
    ]);
    expect(screen.getByRole('rowheader', { name: 'b' })).toBeTruthy();
  });

  it('asks for an order by header and shows the one it is given', async () => {
    const onSortChange = vi.fn();
    const sort: TableSort = { columnId: 'amount', direction: 'descending' };
    const { rerender } = render(
      <Table
        label="Payments"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        onSortChange={onSortChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(onSortChange).toHaveBeenLastCalledWith(sort);
    rerender(
      <Table
        label="Payments"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={sort}
        onSortChange={onSortChange}
      />,
    );
    const header = screen.getByRole('columnheader', { name: 'Amount' });
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByText('Sorted by Amount, descending')).toBeTruthy();
    await userEvent.click(within(header).getByRole('button'));
    expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'amount', direction: 'ascending' });
  });

  it('selects one, a range with Shift, and all that can be selected', async () => {
    render(<Selecting />);
    const user = userEvent.setup();
    const chosen = () => screen.getByRole('status').textContent;
    await user.click(screen.getByRole('checkbox', { name: 'Select payment a' }));
    expect(chosen()).toBe('a');
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select payment d' }));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('abd');
    const all = screen.getByRole('checkbox', { name: 'Select all rows' });
    await user.click(all);
    expect(chosen()).toBe('');
    await user.click(all);
    expect(chosen()).toBe('abd');
  });

  it('selects by key', async () => {
    render(<Selecting />);
    screen.getByRole('checkbox', { name: 'Select payment b' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('status').textContent).toBe('b');
  });

  it('follows the row by a press anywhere on it, once, but not on its controls', async () => {
    const onDelete = vi.fn();
    const navigate = show({
      rowHref: (row) => `/payments/${row.id}`,
      rowActions: () => (
        <button type="button" onClick={onDelete}>
          Delete
        </button>
      ),
    });
    await userEvent.click(screen.getByText('$10'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/payments/b');
    await userEvent.click(screen.getByRole('link', { name: 'c' }));
    expect(navigate).toHaveBeenCalledTimes(2);
    const [first] = screen.getAllByText('Delete');
    if (!first) throw new Error('no action');
    await userEvent.click(first);
    expect(onDelete).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it('opens rows that have no address, by pointer and by key', async () => {
    const onRowOpen = vi.fn();
    show({ onRowOpen });
    await userEvent.click(screen.getByText('$20'));
    expect(onRowOpen).toHaveBeenLastCalledWith(rows[2]);
    screen.getByRole('button', { name: 'd' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onRowOpen).toHaveBeenLastCalledWith(rows[3]);
    expect(onRowOpen).toHaveBeenCalledTimes(2);
  });

  it('says that it loads, that it is empty, and what failed', () => {
    const base = { label: 'Payments', columns, rowKey: (row: Payment) => row.id };
    const { rerender } = render(<Table {...base} rows={[]} isLoading empty="Nothing here" />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Nothing here')).toBeNull();
    rerender(<Table {...base} rows={[]} empty="Nothing here" />);
    expect(screen.getByText('Nothing here')).toBeTruthy();
    rerender(<Table {...base} rows={rows} error="Could not load" />);
    expect(screen.getByText('Could not load')).toBeTruthy();
    expect(screen.queryByText('$10')).toBeNull();
  });

  it('takes a press anywhere in a checkbox’s cell as one on the checkbox, unless it is disabled', async () => {
    const onChange = vi.fn();
    const onRowOpen = vi.fn();
    show({
      onRowOpen,
      selection: {
        selected: new Set(),
        onChange,
        label: (row) => row.id,
        isSelectable: (row) => row.id !== 'b',
      },
    });
    const cellOf = (name: string) => {
      const cell = screen.getByRole('checkbox', { name }).closest('td');
      if (!cell) throw new Error('A checkbox has no cell.');
      return cell;
    };
    await userEvent.click(cellOf('Select a'));
    expect(onChange.mock.calls).toEqual([[new Set(['a'])]]);
    await userEvent.click(cellOf('Select b'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onRowOpen).not.toHaveBeenCalled();
  });

  it('draws no cell again when a selection changes', async () => {
    const render1 = vi.fn((row: Payment) => row.id);
    const own: Column<Payment>[] = [{ id: 'id', header: 'Id', render: render1 }];
    const base = { label: 'Payments', columns: own, rows, rowKey: (row: Payment) => row.id };
    const label = (row: Payment) => row.id;
    const ignore = () => undefined;
    const { rerender } = render(
      <Table {...base} selection={{ selected: new Set(), onChange: ignore, label }} />,
    );
    render1.mockClear();
    rerender(<Table {...base} selection={{ selected: new Set(['b']), onChange: ignore, label }} />);
    expect(render1).not.toHaveBeenCalled();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select b' });
    expect(box.checked).toBe(true);
  });
});

describe('a long table with a height of its own', () => {
  const many: Payment[] = Array.from({ length: 5000 }, (_, index) => ({
    id: `p${index}`,
    amount: index,
  }));

  it('draws few rows and tells screen readers of all', () => {
    show({ rows: many, maxHeight: '400px' });
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(120);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    const row = screen.getByRole('rowheader', { name: 'p3' }).closest('tr');
    expect(row?.getAttribute('aria-rowindex')).toBe('5');
  });

  it('selects every row, drawn or not', async () => {
    const onChange = vi.fn();
    show({
      rows: many,
      maxHeight: '400px',
      selection: { selected: new Set(), onChange, label: (row) => row.id },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(onChange.mock.calls[0]?.[0].size).toBe(5000);
  });

  it('draws all rows where the page scrolls', () => {
    show({ rows: many.slice(0, 200) });
    expect(screen.getAllByRole('rowheader')).toHaveLength(200);
  });
});

it('marks the row whose record is open, and gives it the focus once that is closed', () => {
  const table = (currentKey: string | undefined) => (
    <Table
      label="Payments"
      columns={[{ id: 'id', header: 'Id', render: (row: string) => row }]}
      rows={['a', 'b']}
      rowKey={(row) => row}
      rowHref={(row) => `/payments?open=${row}`}
      currentKey={currentKey}
    />
  );
  const { rerender } = render(table('b'));
  const current = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.getAttribute('aria-current') === 'true')
      .map((row) => row.textContent);
  expect(current()).toEqual(['b']);
  rerender(table(undefined));
  expect(current()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'b' }));
});
