import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { drawn } from '../../testing/drawn.ts';
import { type Column, initialColumnSettings, Table } from './index.ts';

interface Payment {
  id: string;
  note: string;
}

/** Later rows are wider, so that columns sized to the visible rows would change. */
const rows: Payment[] = Array.from({ length: 5000 }, (_, index) => ({
  id: `p${index}`,
  note: 'n'.repeat(1 + Math.floor(index / 500)),
}));

const columns: Column<Payment>[] = [
  { id: 'id', header: 'Id', render: (row) => row.id },
  { id: 'note', header: 'Note', render: (row) => row.note },
];

function show(width: number) {
  render(
    <div style={{ inlineSize: width }}>
      <Table
        label="Payments"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        isFirstColumnSticky
        maxHeight="400px"
      />
    </div>,
  );
  return screen.getByRole('region', { name: 'Payments' });
}

/** The rows on paper, and the heights of the frame and of its table there. */
async function printed(frame: HTMLElement) {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  window.dispatchEvent(new Event('beforeprint'));
  const table = frame.querySelector('table');
  const found = {
    rows: frame.querySelectorAll('tbody tr[data-key]').length,
    hidden: (table?.offsetHeight ?? 0) - frame.clientHeight,
  };
  window.dispatchEvent(new Event('afterprint'));
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  return found;
}

describe('a long table', () => {
  it('has all its rows on paper, and those in sight again after it', async () => {
    const frame = show(900);
    await drawn();
    expect(await printed(frame)).toEqual({ rows: rows.length, hidden: 0 });
    await expect.poll(() => frame.querySelectorAll('tbody tr[data-key]').length).toBeLessThan(200);
    expect(frame.clientHeight).toBe(400);
  });

  it('keeps the widths of its columns while it is scrolled, and has rows wherever it stands', async () => {
    const frame = show(900);
    await drawn();
    const widths = () =>
      screen.getAllByRole('columnheader').map((cell) => cell.getBoundingClientRect().width);
    const before = widths();
    for (const top of [900, 40_000, 100_000]) {
      frame.scrollTop = top;
      await drawn();
      expect(widths()).toEqual(before);
      const { left, top: start } = frame.getBoundingClientRect();
      const middle = document.elementFromPoint(left + 40, start + 200);
      expect(middle?.closest('tbody th')?.textContent).toMatch(/^p\d+$/);
    }
  });

  it('keeps its first column in sight only where there is more than fits', async () => {
    const frame = show(900);
    await drawn();
    const position = () => getComputedStyle(screen.getAllByRole('rowheader')[0] ?? frame).position;
    expect(position()).toBe('static');
    const table = screen.getByRole('table');
    table.style.inlineSize = '1400px';
    await drawn();
    expect(position()).toBe('sticky');
  });
});

it('has each header above its column, also one with a handle that would stay if it had to', async () => {
  render(
    <div style={{ inlineSize: 900 }}>
      <Table
        label="Payments"
        columns={columns}
        rows={rows.slice(0, 3)}
        rowKey={(row) => row.id}
        isFirstColumnSticky
        selection={{
          selected: new Set(),
          onChange: () => undefined,
          label: (row) => row.id,
        }}
        columnSettings={initialColumnSettings}
        onColumnSettingsChange={() => undefined}
      />
    </div>,
  );
  await drawn();
  const edge = (role: string, name: RegExp) =>
    screen.getByRole(role, { name }).getBoundingClientRect().left;
  expect(edge('columnheader', /^Id/)).toBe(edge('rowheader', /p0$/));
});

it('says over its whole width that there are no rows, also where rows are cards', async () => {
  render(
    <div style={{ inlineSize: 320 }}>
      <Table
        label="Payments"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.id}
        empty={<p>None</p>}
      />
    </div>,
  );
  const width = () => screen.getByText('None').getBoundingClientRect().width;
  await expect.poll(width).toBeGreaterThan(300);
});

it('placeholders end where the figures will', () => {
  render(
    <div style={{ inlineSize: 800 }}>
      <Table
        label="Payments"
        columns={[
          { id: 'id', header: 'Payment', render: (row: Payment) => row.id },
          { id: 'amount', header: 'Amount', content: 'money', render: (row: Payment) => row.id },
        ]}
        rows={[]}
        rowKey={(row) => row.id}
        isLoading
      />
    </div>,
  );
  const gaps = [...document.querySelectorAll('tbody tr:first-child td')].map((cell) => {
    const bar = cell.querySelector('span svg')?.getBoundingClientRect();
    const place = cell.getBoundingClientRect();
    return bar && { before: bar.left - place.left, after: place.right - bar.right };
  });
  expect(gaps[0]?.before).toBeLessThan(20);
  expect(gaps[1]?.after).toBeLessThan(20);
  expect(gaps[1]?.before).toBeGreaterThan(20);
});

describe('rows as cards', () => {
  const display = () => getComputedStyle(screen.getAllByRole('row')[1] ?? document.body).display;

  it('are there where the place of the table is narrow, and no longer', async () => {
    const frame = show(600);
    await drawn();
    expect(display()).toBe('grid');
    const own = frame.closest('div[style*=inline-size]');
    if (own instanceof HTMLElement) own.style.inlineSize = '900px';
    await drawn();
    expect(display()).toBe('table-row');
    if (own instanceof HTMLElement) own.style.inlineSize = '400px';
    await drawn();
    expect(display()).toBe('grid');
  });

  it('have no cell that stays', async () => {
    show(600);
    screen.getByRole('table').style.inlineSize = '1400px';
    await drawn();
    const [first] = screen.getAllByRole('rowheader');
    expect(getComputedStyle(first ?? document.body).position).toBe('static');
  });
});

it('shows placeholders also where rows are cards', () => {
  render(
    <div style={{ inlineSize: 320 }}>
      <Table label="Payments" columns={columns} rows={[]} rowKey={(row) => row.id} isLoading />
    </div>,
  );
  const bars = [...document.querySelectorAll('tbody td span svg')];
  expect(bars.length).toBeGreaterThan(0);
  for (const bar of bars) expect(bar.getBoundingClientRect().width).toBeGreaterThan(100);
});

describe('rows as cards', () => {
  const sortable = ['Customer', 'Created (New York)', 'Settled (New York)', 'Amount'];

  function showCards(onSortChange?: () => void) {
    render(
      <div style={{ inlineSize: 312 }}>
        <Table
          label="Payments"
          columns={sortable.map((header) => ({
            id: header,
            header,
            isSortable: true,
            render: (row: Payment) => row.id,
          }))}
          rows={rows.slice(0, 2)}
          rowKey={(row) => row.id}
          {...(onSortChange && { onSortChange })}
        />
      </div>,
    );
    return screen.getByRole('region', { name: 'Payments' });
  }

  it('bring every sort button into sight in one line, which scrolls by itself', async () => {
    const frame = showCards(() => undefined);
    await drawn();
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(sortable);
    for (const button of buttons) {
      button.scrollIntoView({ inline: 'nearest', block: 'nearest' });
      const { right } = frame.getBoundingClientRect();
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      expect(frame.scrollLeft).toBe(0);
    }
  });

  it('have nothing above the first where nothing sorts them', async () => {
    showCards();
    await drawn();
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});
