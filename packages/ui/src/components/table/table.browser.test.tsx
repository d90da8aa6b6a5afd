import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Column, Table } from './index.ts';

interface Payment {
  id: string;
  note: string;
}

/** Later rows are wider, so that columns that follow the rows in sight would change. */
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

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

describe('a long table', () => {
  it('keeps the widths of its columns while it is scrolled, and has rows wherever it stands', async () => {
    const frame = show(900);
    await nextFrame();
    const widths = () =>
      screen.getAllByRole('columnheader').map((cell) => cell.getBoundingClientRect().width);
    const before = widths();
    for (const top of [900, 40_000, 100_000]) {
      frame.scrollTop = top;
      await nextFrame();
      expect(widths()).toEqual(before);
      const { left, top: start } = frame.getBoundingClientRect();
      const middle = document.elementFromPoint(left + 40, start + 200);
      expect(middle?.closest('tbody th')?.textContent).toMatch(/^p\d+$/);
    }
  });

  it('keeps its first column in sight only where there is more than fits', async () => {
    const frame = show(900);
    await nextFrame();
    const position = () => getComputedStyle(screen.getAllByRole('rowheader')[0] ?? frame).position;
    expect(position()).toBe('static');
    const table = screen.getByRole('table');
    table.style.inlineSize = '1400px';
    await nextFrame();
    expect(position()).toBe('sticky');
  });
});
