import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DateInput } from '../components/date-input/index.ts';
import { PhoneInput } from '../components/phone-input/index.ts';
import { FieldMessagesProvider, fieldMessages } from './index.ts';

test('texts are replaced for every field below, the others stay', async () => {
  const notices = { ...fieldMessages.notices, 'digits-only': () => 'Nur Ziffern' };
  render(
    <FieldMessagesProvider messages={{ notices }}>
      <FieldMessagesProvider messages={{ dateInvalid: 'Kein Datum' }}>
        <PhoneInput label="Phone" />
        <DateInput label="Date" />
      </FieldMessagesProvider>
    </FieldMessagesProvider>,
  );
  await userEvent.type(screen.getByLabelText('Phone'), 'x');
  expect(screen.getByText('Nur Ziffern')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Date'), '02302024');
  expect(screen.getByText('Kein Datum')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open calendar' })).toBeTruthy();
});

test('a refusal said twice changes the live region twice', async () => {
  render(<PhoneInput label="Phone" />);
  const region = screen.getAllByRole('status')[0];
  await userEvent.type(screen.getByLabelText('Phone'), 'x');
  const first = region?.textContent;
  await userEvent.type(screen.getByLabelText('Phone'), 'x');
  expect(first).toBe('Digits only');
  expect(region?.textContent).not.toBe(first);
  expect(region?.textContent?.trim()).toBe(first);
});
