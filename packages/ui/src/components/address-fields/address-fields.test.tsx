import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Address, AddressFields } from './index.ts';

const none: Address = { line1: '', line2: '', city: '', state: '', zip: '' };
const states = [
  { value: 'NY', label: 'New York' },
  { value: 'ME', label: 'Maine' },
];
let last = none;

function Sample({ isHeld = false }: { isHeld?: boolean }) {
  const [address, setAddress] = useState(none);
  return (
    <AddressFields
      title="Billing address"
      name="billing"
      value={address}
      states={states}
      isRequired
      onChange={(next) => {
        last = next;
        if (!isHeld) setAddress(next);
      }}
    />
  );
}

it('is one group, whose second line nobody has to fill in', async () => {
  render(<Sample />);
  expect(screen.getByRole('group', { name: 'Billing address' })).toBeTruthy();
  const second = screen.getByLabelText('Address line 2');
  expect(second.getAttribute('aria-required')).toBeNull();
  expect(second.getAttribute('name')).toBe('billing.line2');
  await userEvent.type(screen.getByLabelText(/^ZIP code/), '041011234');
  expect(last.zip).toBe('041011234');
  expect(screen.getByLabelText<HTMLInputElement>(/^ZIP code/).value).toBe('04101-1234');
});

it('loses none of the fields that a browser fills in at once', () => {
  render(<Sample isHeld />);
  fireEvent.change(screen.getByLabelText(/^State/), { target: { value: 'ME' } });
  fireEvent.input(screen.getByLabelText(/^ZIP code/), { target: { value: '04101' } });
  expect(last).toMatchObject({ state: 'ME', zip: '04101' });
});
