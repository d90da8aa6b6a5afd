import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Column, initialColumnSettings, Table } from './index.ts';

interface Row {
  readonly id: string;
}

const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'ID', render: ({ id }) => id },
  { id: 'link', header: 'Account', render: ({ id }) => <a href={`/${id}`}>Account of {id}</a> },
];
const rows = ['one', 'two', 'three'].map((id) => ({ id }));

function show() {
  render(
    <>
      <button type="button">Before</button>
      <Table
        label="Payments"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/${id}`}
        selection={{ selected: new Set(), onChange: () => undefined, label: ({ id }) => id }}
        columnSettings={initialColumnSettings}
        onColumnSettingsChange={() => undefined}
      />
      <button type="button">After</button>
    </>,
  );
  return userEvent.setup();
}

const at = () => document.activeElement?.textContent;
const row = () => document.activeElement?.closest('tr')?.dataset['key'];

it('has rows that are one stop of Tab, and no stop at the edges of columns', async () => {
  const user = show();
  screen.getByRole('button', { name: 'Before' }).focus();
  const passed: (string | undefined)[] = [];
  while (at() !== 'After') {
    await user.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('separator');
    passed.push(row());
  }
  // Its checkbox, its link, and its account; no other row.
  expect(passed.filter((key) => key !== undefined)).toEqual(['one', 'one', 'one']);
});

it('goes from row to row by arrows, to the ends by Home and End, and is left by the row reached', async () => {
  const user = show();
  screen.getByRole('link', { name: 'one' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe('two');
  await user.keyboard('{End}');
  expect(at()).toBe('three');
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe('three');
  await user.tab();
  expect(at()).toBe('Account of three');
  await user.tab();
  expect(at()).toBe('After');
  await user.tab({ shift: true });
  expect(row()).toBe('three');
  await user.keyboard('{Home}');
  expect(at()).toBe('one');
});

it('goes from checkbox to checkbox', async () => {
  const user = show();
  screen.getByRole('checkbox', { name: /one/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /two/ }));
});

it('leads from the table to its first row, and up from there to the edges of columns', async () => {
  const user = show();
  screen.getByRole('region', { name: 'Payments' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe('one');
  await user.keyboard('{ArrowUp}');
  const [first, second] = screen.getAllByRole('separator');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe('one');
});
