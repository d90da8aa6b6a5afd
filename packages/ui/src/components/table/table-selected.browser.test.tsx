import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn } from '../../testing/drawn.ts';
import { type Column, Table } from './index.ts';

interface Payment {
  id: string;
}

const rows: Payment[] = ['p0', 'p1', 'p2'].map((id) => ({ id }));

const columns: Column<Payment>[] = [
  { id: 'id', header: 'Id', render: (row) => row.id },
  { id: 'note', header: 'Note', render: (row) => row.id },
];

function Selecting({ width }: { readonly width: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ inlineSize: width }}>
      <Table
        label="Payments"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        isFirstColumnSticky
        selection={{ selected, onChange: setSelected, label: (row) => `payment ${row.id}` }}
      />
    </div>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

/** The first opaque color under a point of the row. */
function groundOf(cell: Element): string {
  for (let at: Element | null = cell; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return 'none';
}

/** Backgrounds of the sticky cell and the last one, row by row. */
const grounds = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [row.children[0], row.children[2]].map((cell) =>
        cell && groundOf(cell) === 'rgb(1, 2, 3)' ? 'selected' : 'plain',
      ),
    );

describe('the ground of selected rows', () => {
  beforeEach(async () => {
    document.documentElement.style.setProperty('--pf-color-selected', '#010203');
    // A hovered row has another background.
    await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
  });
  afterEach(() => document.documentElement.style.removeProperty('--pf-color-selected'));

  it.each([900, 660])('is that of every cell at a width of %i', async (width) => {
    render(<Selecting width={width} />);
    if (width === 660) screen.getByRole('table').style.inlineSize = '1400px';
    await drawn();
    expect(screen.getByRole('region').hasAttribute('data-overflows')).toBe(width === 660);
    const plain = ['plain', 'plain'];
    const selected = ['selected', 'selected'];
    fireEvent.click(box('Select payment p1'));
    expect(grounds()).toEqual([plain, selected, plain]);
    fireEvent.click(box('Select all rows'));
    expect(grounds()).toEqual([selected, selected, selected]);
    fireEvent.click(box('Select payment p0'));
    expect(grounds()).toEqual([plain, selected, selected]);
  });
});
