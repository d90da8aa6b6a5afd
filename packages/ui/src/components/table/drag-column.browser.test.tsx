import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Column, initialColumnSettings, Table } from './index.ts';

const columns: Column<string>[] = ['One', 'Two', 'Three'].map((header) => ({
  id: header.toLowerCase(),
  header,
  isSortable: true,
  render: (row) => row,
}));
const onSortChange = vi.fn();
beforeEach(() => onSortChange.mockClear());

function Adjustable() {
  const [settings, setSettings] = useState(initialColumnSettings);
  return (
    <Table
      label="Payments"
      columns={columns}
      rows={['a']}
      rowKey={(row) => row}
      onSortChange={onSortChange}
      columnSettings={settings}
      onColumnSettingsChange={setSettings}
    />
  );
}

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

const dragTo = (name: string, target: string, x: number) =>
  userEvent.dragAndDrop(header(name), header(target), {
    sourcePosition: { x: 20, y: 10 },
    targetPosition: { x, y: 10 },
  });

it('moves a column to where its header is dropped, and sorts nothing', async () => {
  render(<Adjustable />);
  await dragTo('One', 'Three', header('Three').clientWidth - 20);
  expect(headers()).toEqual(['Two', 'Three', 'One']);
  expect(onSortChange).not.toHaveBeenCalled();
  expect(screen.getByText('One is column 3 of 3 now')).toBeTruthy();
});

it('puts it before the one whose first half it is dropped on', async () => {
  render(<Adjustable />);
  await dragTo('Three', 'One', 10);
  expect(headers()).toEqual(['Three', 'One', 'Two']);
});

it('mirrors that where text runs from right to left', async () => {
  document.documentElement.dir = 'rtl';
  render(<Adjustable />);
  await dragTo('One', 'Three', 10);
  document.documentElement.dir = '';
  expect(headers()).toEqual(['Two', 'Three', 'One']);
});

it('takes it back on Escape', async () => {
  render(<Adjustable />);
  const escape = () => {
    if (!document.querySelector('[data-drop]')) return;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  };
  document.addEventListener('pointermove', escape);
  await dragTo('One', 'Three', 10);
  document.removeEventListener('pointermove', escape);
  expect(headers()).toEqual(['One', 'Two', 'Three']);
  expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
});

it('still sorts by a press', async () => {
  render(<Adjustable />);
  await userEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(onSortChange).toHaveBeenCalledOnce();
});
