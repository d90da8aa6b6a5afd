import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Select } from './index.ts';

const options = [
  { value: 'card', label: 'Card' },
  {
    label: 'Bank',
    options: [
      { value: 'ach', label: 'ACH' },
      { value: 'wire', label: 'Wire', isDisabled: true },
    ],
  },
];
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Method' });

test('emits the value of what is chosen, also out of a group', async () => {
  const onChange = vi.fn();
  render(<Select label="Method" options={options} onChange={onChange} placeholder="Any" />);
  expect(select().value).toBe('');
  await userEvent.selectOptions(select(), 'ACH');
  expect(onChange.mock.calls).toEqual([['ach']]);
  await userEvent.selectOptions(select(), 'Any');
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('offers no disabled option', () => {
  render(<Select label="Method" options={options} />);
  expect(screen.getByRole('option', { name: 'Wire' })).toHaveProperty('disabled', true);
});

test('shows what its parent holds', async () => {
  function Parent() {
    const [value, setValue] = useState('ach');
    return <Select label="Method" options={options} value={value} onChange={setValue} />;
  }
  render(<Parent />);
  expect(select().value).toBe('ach');
  await userEvent.selectOptions(select(), 'Card');
  expect(select().value).toBe('card');
});
