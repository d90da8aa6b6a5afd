import { SearchSelect } from '@payfac/ui/search-select';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { laterPart } from '../../later/later-part.ts';
import type { ControlProps } from './control.ts';
import { loadedOnFocus } from './loaded-on-focus.tsx';

it('keeps focus and input if the user types before the search has loaded', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const searched: string[] = [];
  const load = async (text: string) => {
    searched.push(text);
    return [{ value: 'cus_1', label: 'Ada Moore' }];
  };
  const Found = ({ onChange, value = '', ...rest }: ControlProps<string>) => (
    <SearchSelect {...rest} value={value} load={load} delay={0} onChange={(id) => onChange(id)} />
  );
  const Field = loadedOnFocus(
    laterPart(async () => {
      await code;
      return Found;
    }),
  );
  render(
    <Field
      name="customer"
      label="Customer"
      value={undefined}
      onChange={() => undefined}
      onBlur={() => undefined}
    />,
  );
  const user = userEvent.setup();
  const waiting = screen.getByRole('combobox', { name: 'Customer' });
  expect(waiting.getAttribute('aria-expanded')).toBe('false');
  await user.click(waiting);
  await user.keyboard('Ada');
  expect(document.activeElement).toHaveProperty('value', 'Ada');
  await act(async () => {
    arrive();
    await code;
  });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Customer' })).not.toBe(waiting));
  const field = screen.getByRole('combobox', { name: 'Customer' });
  expect(field).toHaveProperty('value', 'Ada');
  expect(document.activeElement).toBe(field);
  await user.keyboard(' M');
  expect(field).toHaveProperty('value', 'Ada M');
  expect(await screen.findByRole('option', { name: 'Ada Moore' })).toBeDefined();
  expect(searched).toContain('Ada');
});
