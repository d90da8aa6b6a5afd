import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { areas } from '../lists/testing/invoice-list.tsx';
import { renderScreen } from '../lists/testing/render-list.tsx';
import type { RecordPicker } from './record-picker.ts';
import { unnamed, useNames } from './use-names.ts';

function Names({ picker }: { readonly picker: RecordPicker }) {
  const nameOf = useNames(picker, ['cus_1', 'cus_2']);
  return <output>{['cus_1', 'cus_2'].map(nameOf).join(', ')}</output>;
}

const pickerOf = (names: Promise<ReadonlyMap<string, string>>): RecordPicker => ({
  entity: 'users',
  search: async () => [],
  names: () => names,
});
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

it('shows a placeholder while names load, and never their IDs', async () => {
  const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, string>>();
  renderScreen(<Names picker={pickerOf(promise)} />, { areas });
  await says(`${unnamed}, ${unnamed}`);
  resolve(new Map([['cus_1', 'Ada Lovelace']]));
  // An id without a known name is shown as it is.
  await says('Ada Lovelace, cus_2');
});

it('shows the ID if there is no name', async () => {
  renderScreen(<Names picker={pickerOf(Promise.reject(new Error('Down.')))} />, { areas });
  await says('cus_1, cus_2');
});
