import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { BulkActionBar } from '../bulk-action-bar/index.ts';
import { Button } from '../button/index.ts';
import { type Column, type ColumnSettings, initialColumnSettings, Table } from './index.ts';

interface Payment {
  id: string;
  amount: number;
}

const rows: Payment[] = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, amount: index * 10 }));

const columns: Column<Payment>[] = [
  { id: 'id', header: 'Id', render: (row) => row.id },
  { id: 'amount', header: 'Amount', render: (row) => `$${row.amount}`, align: 'end' },
];

const show = (settings: ColumnSettings = initialColumnSettings) =>
  render(
    <Table
      label="Payments"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      columnSettings={settings}
    />,
  );

describe('columns as a person wants them', () => {
  const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

  function Adjustable() {
    const [settings, setSettings] = useState<ColumnSettings>(initialColumnSettings);
    return (
      <>
        <output>{JSON.stringify(settings.widths)}</output>
        <Table
          label="Payments"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          columnSettings={settings}
          onColumnSettingsChange={setSettings}
        />
      </>
    );
  }

  it('are in their order, without hidden ones; the row keeps its name', () => {
    show({ order: ['amount', 'id'], hidden: [], widths: {} });
    expect(headers()).toEqual(['Amount', 'Id']);
    expect(screen.getByRole('rowheader', { name: 'b' })).toBeTruthy();
  });

  it('are resized by keys and reset by Enter', async () => {
    render(<Adjustable />);
    const edge = () => screen.getByRole('separator', { name: 'Width of Amount' });
    const widths = () => screen.getByRole('status').textContent;
    edge().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(widths()).toBe('{"amount":56}');
    expect(edge().getAttribute('aria-valuetext')).toBe('56 pixels');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(widths()).toBe('{"amount":72}');
    await userEvent.keyboard('{Enter}');
    expect(widths()).toBe('{}');
  });

  it('are resized by dragging; one width is handed over at the end', () => {
    render(<Adjustable />);
    const edge = screen.getByRole('separator', { name: 'Width of Id' });
    fireEvent.pointerDown(edge, { clientX: 100, button: 0 });
    fireEvent.pointerMove(edge, { clientX: 300 });
    expect(screen.getByRole('columnheader', { name: /^Id/ }).style.inlineSize).toBe('200px');
    fireEvent.pointerUp(edge, { clientX: 300 });
    fireEvent.pointerMove(edge, { clientX: 500 });
    expect(screen.getByRole('status').textContent).toBe('{"id":200}');
  });

  it('have no edge to hold where nobody keeps their widths', () => {
    show();
    expect(screen.queryByRole('separator')).toBeNull();
  });
});

describe('rows that open', () => {
  function Opening({ count = 4 }: { readonly count?: number }) {
    const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
    return (
      <Table
        label="Payments"
        columns={columns}
        rows={Array.from({ length: count }, (_, index) => ({ id: `r${index}`, amount: index }))}
        rowKey={(row) => row.id}
        {...(count > 4 && { maxHeight: '400px' })}
        expansion={{
          expanded,
          onChange: setExpanded,
          render: (row) => `Fees of ${row.id}`,
          label: (row) => row.id,
          isExpandable: (row) => row.id !== 'r1',
        }}
      />
    );
  }

  it.each([4, 5000])('show a part below, one or several, of %i rows', async (count) => {
    render(<Opening count={count} />);
    const button = (id: string) => screen.getByRole('button', { name: `Details of ${id}` });
    await userEvent.click(button('r0'));
    button('r2').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Fees of r0')).toBeTruthy();
    const part = screen.getByText('Fees of r2').closest('tr');
    expect(button('r2').getAttribute('aria-expanded')).toBe('true');
    expect(button('r2').getAttribute('aria-controls')).toBe(part?.id);
    await userEvent.click(button('r0'));
    expect(screen.queryByText('Fees of r0')).toBeNull();
    expect(button('r0').getAttribute('aria-expanded')).toBe('false');
  });

  it('need not all open', () => {
    render(<Opening />);
    expect(screen.queryByRole('button', { name: 'Details of r1' })).toBeNull();
  });
});

describe('all rows that match', () => {
  function Selecting({ hasActions = false }: { readonly hasActions?: boolean }) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const [isAll, setAll] = useState(false);
    return (
      <>
        <output data-testid="chosen">{isAll ? 'all' : [...selected].toSorted().join('')}</output>
        <Table
          label="Payments"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          selection={{
            selected,
            onChange: setSelected,
            label: (row) => row.id,
            matching: { total: 10_000, isLowerBound: true, isAll, onChange: setAll },
            actions: hasActions ? (
              <BulkActionBar
                count={isAll ? 10_000 : selected.size}
                isLowerBound={isAll}
                onClear={() => {
                  setAll(false);
                  setSelected(new Set());
                }}
              >
                <Button>Export</Button>
              </BulkActionBar>
            ) : undefined,
          }}
        />
      </>
    );
  }
  const chosen = () => screen.getByTestId('chosen').textContent;
  const every = { name: 'Select all 10,000+ that match' };

  it('are offered once the page is selected, and cleared at once', async () => {
    render(<Selecting />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select a' }));
    expect(screen.queryByRole('button', every)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByText('All 4 rows on this page are selected.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', every));
    expect(chosen()).toBe('all');
    expect(screen.getByText('All 10,000+ rows that match are selected.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(chosen()).toBe('');
  });

  it('give way to the rest of the page when one row is taken out', async () => {
    render(<Selecting />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(screen.getByRole('button', every));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select b' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select b' }));
    expect(chosen()).toBe('acd');
  });

  it('are cleared by the bar of actions where there is one', async () => {
    render(<Selecting hasActions />);
    expect(screen.queryByText('Export')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    const bar = within(screen.getByRole('region', { name: 'Actions for the selection' }));
    expect(bar.getByText('4 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', every));
    expect(bar.getByText('10,000+ selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(chosen()).toBe('');
    expect(screen.queryByText('Export')).toBeNull();
  });
});
