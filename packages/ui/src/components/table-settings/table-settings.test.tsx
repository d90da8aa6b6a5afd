import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type ColumnSettings, initialColumnSettings } from '../table/index.ts';
import { TableSettings } from './index.ts';

const columns = [
  { id: 'id', header: 'Id' },
  { id: 'amount', header: 'Amount' },
  { id: 'card', header: 'Card' },
];

function Working() {
  const [settings, setSettings] = useState<ColumnSettings>(initialColumnSettings);
  return (
    <>
      <output data-testid="settings">{JSON.stringify(settings)}</output>
      <TableSettings columns={columns} settings={settings} onChange={setSettings} />
    </>
  );
}

const settings = (): unknown => JSON.parse(screen.getByTestId('settings').textContent ?? '');
const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

async function open(): Promise<void> {
  render(<Working />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Amount' });
}

test('hides columns, but never the one that names the row', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Amount' }));
  expect(settings()).toMatchObject({ hidden: ['amount'] });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Id' }).disabled).toBe(true);
});

test('moves a column by keys; the focus goes with it', async () => {
  await open();
  const up = () => screen.getByRole('button', { name: 'Move Card up' });
  up().focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Id', 'Card', 'Amount']);
  expect(document.activeElement).toBe(up());
  expect(settings()).toMatchObject({ order: ['id', 'card', 'amount'] });
});

test('chooses how dense rows are, and takes everything back', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(settings()).toMatchObject({ density: 'comfortable' });
  await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(settings()).toEqual(initialColumnSettings);
});
