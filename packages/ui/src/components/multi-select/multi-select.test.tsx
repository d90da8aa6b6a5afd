import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { MultiSelect, type MultiSelectProps } from './index.ts';

const options = [
  { value: 'visa', label: 'Visa' },
  { value: 'mastercard', label: 'Mastercard' },
  { value: 'amex', label: 'Amex' },
];

const show = (props: Partial<MultiSelectProps> = {}) =>
  render(<MultiSelect label="Brands" options={options} {...props} />);

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Brands' });
/** While options are open, everything else is hidden from assistive technology. */
const tags = () =>
  screen.queryAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('choosing', () => {
  test('several by typing and keys; what is chosen stays when others are searched', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.type(input(), 'vi{ArrowDown}{Enter}');
    expect(input().value).toBe('');
    await userEvent.type(input(), 'am');
    expect(offered()).toEqual(['Amex']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([[['visa']], [['visa', 'amex']]]);
    expect(tags()).toEqual(['Visa', 'Amex']);
  });

  test('an option by its whole name', async () => {
    show();
    await userEvent.type(input(), 'mastercard{Enter}');
    expect(tags()).toEqual(['Mastercard']);
  });

  test('a chosen one again takes it back', async () => {
    show({ defaultValue: ['visa', 'amex'] });
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: 'Visa' }));
    expect(tags()).toEqual(['Amex']);
  });

  test('is taken back by keys and by a press', async () => {
    show({ defaultValue: ['visa', 'mastercard', 'amex'] });
    await userEvent.click(input());
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(tags()).toEqual(['Visa', 'Mastercard']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Visa' }));
    expect(tags()).toEqual(['Mastercard']);
  });

  test('shows what its parent holds', async () => {
    const { rerender } = show({ value: ['visa'] });
    await userEvent.type(input(), 'amex{Enter}');
    expect(tags()).toEqual(['Visa']);
    rerender(<MultiSelect label="Brands" options={options} value={['amex']} />);
    expect(tags()).toEqual(['Amex']);
  });
});

describe('a text that is no option', () => {
  test('is given up on leaving', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.type(input(), 'zzz');
    expect(screen.getByText('Nothing found')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(input().value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('becomes a value where it may, digits only where asked for', async () => {
    const onChange = vi.fn();
    show({ allowsCustomValue: true, isDigitsOnly: true, onChange });
    await userEvent.type(input(), '5a8-12');
    expect(screen.getByText('Please type a value and press enter')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[['5812']]]);
    expect(tags()).toEqual(['5812']);
  });
});

test('draws the first hundred of many options and says how many more there are', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    value: `v${index}`,
    label: `Merchant ${index}`,
  }));
  show({ options: many });
  await userEvent.click(input());
  expect(offered()).toHaveLength(100);
  expect(screen.getByText('4900 more; type to narrow them down')).toBeTruthy();
  await userEvent.type(input(), '4999');
  expect(offered()).toEqual(['Merchant 4999']);
});
