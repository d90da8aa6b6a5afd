import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { areas } from '../lists/testing/invoice-list.tsx';
import { renderScreen } from '../lists/testing/render-list.tsx';
import type { RecordPicker } from './record-picker.ts';
import { RecordsInput } from './records-input.tsx';

const people = new Map([
  ['cus_1', 'Ada Lovelace'],
  ['cus_2', 'Grace Hopper'],
  ['cus_3', 'Alan Turing'],
]);
const picker: RecordPicker = {
  entity: 'users',
  search: async (text) =>
    [...people]
      .map(([value, label]) => ({ value, label }))
      .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  names: async (ids) => new Map(ids.map((id) => [id, people.get(id) ?? id])),
};

function Customers({ isSingle = false, initial = [] }: { isSingle?: boolean; initial?: string[] }) {
  const [ids, setIds] = useState<readonly string[]>(initial);
  return (
    <>
      <RecordsInput
        label="Customer"
        picker={picker}
        value={ids}
        onChange={setIds}
        isSingle={isSingle}
      />
      <p>Ids: {ids.join()}</p>
    </>
  );
}

const show = (props: Parameters<typeof Customers>[0] = {}) =>
  renderScreen(<Customers {...props} />, { areas });
const input = () => screen.getByRole('combobox', { name: 'Customer' });
const option = (name: string) => screen.findByRole('option', { name });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen: Customer' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('accepts several choices, one after another, without overlapping them', async () => {
  const { user } = show();
  await user.click(input());
  await user.click(await option('Grace Hopper'));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(chosen()).toEqual(['Grace Hopper']);
  expect(document.activeElement).toBe(input());

  await user.type(input(), 'ada');
  await user.click(await option('Ada Lovelace'));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(chosen()).toEqual(['Grace Hopper', 'Ada Lovelace']);
});

it('offers what isn’t selected yet, and removed choices again', async () => {
  const { user } = show({ initial: ['cus_2'] });
  await user.click(await screen.findByRole('button', { name: 'Remove Grace Hopper' }));
  await user.click(input());
  await user.click(await option('Grace Hopper'));
  await user.click(input());
  await option('Ada Lovelace');
  expect(screen.queryByRole('option', { name: 'Grace Hopper' })).toBeNull();
});

it('replaces the previous choice if only one is allowed', async () => {
  const { user } = show({ isSingle: true, initial: ['cus_1'] });
  await user.click(input());
  await user.click(await option('Alan Turing'));
  expect(chosen()).toEqual(['Alan Turing']);
  screen.getByText('Ids: cus_3');
});
