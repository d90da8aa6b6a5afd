import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { KeyValueEditor, type KeyValueEditorProps, type KeyValuePair } from './index.ts';

function Metadata(props: Partial<KeyValueEditorProps>) {
  const [pairs, setPairs] = useState<readonly KeyValuePair[]>([
    { key: 'order', value: '7' },
    { key: 'store', value: 'Portland' },
    { key: 'clerk', value: 'Ada' },
  ]);
  return (
    <>
      <KeyValueEditor label="Metadata" pairs={pairs} onChange={setPairs} {...props} />
      <output data-testid="pairs">{JSON.stringify(pairs)}</output>
    </>
  );
}

const pairs = (): unknown => JSON.parse(screen.getByTestId('pairs').textContent ?? '');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('adds a pair and puts the focus into its key', async () => {
  render(<Metadata />);
  await press('Add: Metadata');
  expect(document.activeElement).toBe(field('Key 4'));
  await userEvent.keyboard('table');
  await userEvent.tab();
  await userEvent.keyboard('12');
  await userEvent.tab();
  expect(pairs()).toContainEqual({ key: 'table', value: '12' });
});

it('removes one, keeps the texts of the others and the focus nearby', async () => {
  render(<Metadata />);
  await press('Remove store');
  expect([field('Key 1').value, field('Key 2').value, field('Value 2').value]).toEqual([
    'order',
    'clerk',
    'Ada',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove clerk' }));
  await press('Remove clerk');
  await press('Remove order');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add: Metadata' }));
  expect(pairs()).toEqual([]);
});

it('says what is wrong with a key', async () => {
  render(<Metadata checkKey={(key) => (key === 'id' ? 'This key is reserved' : undefined)} />);
  await userEvent.clear(field('Key 2'));
  await userEvent.type(field('Key 2'), 'order');
  await userEvent.tab();
  expect(await screen.findByText('Key already used')).toBeTruthy();
  await userEvent.clear(field('Key 2'));
  await userEvent.tab();
  expect(await screen.findByText('Enter a key')).toBeTruthy();
  await userEvent.type(field('Key 2'), 'id');
  await userEvent.tab();
  expect(await screen.findByText('This key is reserved')).toBeTruthy();
});

it('takes no more than it may, and nothing where it is read-only', () => {
  const { rerender } = render(<Metadata maxPairs={3} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add: Metadata' }).disabled).toBe(
    true,
  );
  expect(screen.getByText('3 of 3 used')).toBeTruthy();
  rerender(<Metadata isReadOnly />);
  expect(screen.queryByRole('button')).toBeNull();
});
