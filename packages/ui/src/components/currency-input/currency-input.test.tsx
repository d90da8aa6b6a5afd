import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { CurrencyInput } from './index.ts';

const input = () => screen.getByLabelText<HTMLInputElement>('Amount');

test('a value set beyond the bounds is brought within them, and emitted so [UI-30]', () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <CurrencyInput label="Amount" value={5000} max={1000} onChange={onChange} />,
  );
  expect(input().value).toBe('$1,000');
  expect(onChange.mock.calls).toEqual([[1000]]);
  rerender(<CurrencyInput label="Amount" value={5000} max={1000} onChange={onChange} />);
  expect(onChange).toHaveBeenCalledOnce();
});

test('a value within the bounds is not emitted', () => {
  const onChange = vi.fn();
  render(<CurrencyInput label="Amount" value={12.5} max={1000} onChange={onChange} />);
  expect(input().value).toBe('$12.50');
  expect(onChange).not.toHaveBeenCalled();
});

test('another prefix, another maximum: the text follows [UI-27]', () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <CurrencyInput label="Amount" defaultValue={500} onChange={onChange} />,
  );
  rerender(<CurrencyInput label="Amount" defaultValue={500} prefix="USD " onChange={onChange} />);
  expect(input().value).toBe('USD 500');
  rerender(<CurrencyInput label="Amount" defaultValue={500} max={100} onChange={onChange} />);
  expect(input().value).toBe('$100');
  expect(onChange.mock.calls).toEqual([[100]]);
});

test('strings are emitted as strings, empty as an empty one [UI-33]', async () => {
  const onChange = vi.fn();
  render(<CurrencyInput label="Amount" output="string" onChange={onChange} />);
  await userEvent.type(input(), '1.50{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(onChange.mock.calls.map(([value]) => String(value))).toEqual([
    '1',
    '1.5',
    '1.50',
    '1.5',
    '1',
    '',
  ]);
});

test('what is typed is committed before its form is submitted', async () => {
  const emitted: (number | null)[] = [];
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form aria-label="Form" onSubmit={onSubmit}>
      <CurrencyInput label="Amount" min={10} onChange={(value) => emitted.push(value)} />
    </form>,
  );
  await userEvent.type(input(), '5');
  expect(emitted).toEqual([]);
  fireEvent.submit(screen.getByRole('form'));
  expect(emitted).toEqual([10]);
  expect(onSubmit).toHaveBeenCalledOnce();
});

/** '1e21' set from outside left an empty field without an error. */
test('keeps a text from outside that is no amount, says so, and gives way to what is typed', async () => {
  const onChange = vi.fn();
  render(<CurrencyInput label="Amount" output="string" defaultValue="1e21" onChange={onChange} />);
  const amount = screen.getByLabelText<HTMLInputElement>('Amount');
  expect(amount.value).toBe('1e21');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter an amount like 1,234.56')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(amount, '5');
  expect(amount.value).toBe('$5');
  expect(amount.getAttribute('aria-invalid')).toBeNull();
  expect(onChange).toHaveBeenCalledWith('5');
});

describe('an amount in doubt', () => {
  test('is invalid to its form from the comma on, and says so once it is left', async () => {
    const onChange = vi.fn();
    render(<CurrencyInput label="Amount" onChange={onChange} />);
    await userEvent.type(input(), '12,34');
    expect(input().validity.customError).toBe(true);
    expect(input().getAttribute('aria-invalid')).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    expect(screen.getByText('Enter 12.34 or 1,234')).toBeTruthy();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(input(), '5');
    expect(input().validity.valid).toBe(true);
    expect(onChange).toHaveBeenLastCalledWith(12345);
  });

  test('stays invalid while it is corrected and not yet right', async () => {
    render(<CurrencyInput label="Amount" />);
    await userEvent.type(input(), '1,2345');
    await userEvent.tab();
    await userEvent.type(input(), '{Backspace}{Backspace}');
    expect(screen.queryByText(/^Enter/)).toBeNull();
    expect(input().validity.customError).toBe(true);
  });

  test('a text from outside is in doubt as one that is typed', () => {
    render(<CurrencyInput label="Amount" output="string" defaultValue="12,34" />);
    expect(input().value).toBe('12,34');
    expect(screen.getByText('Enter 12.34 or 1,234')).toBeTruthy();
    expect(input().validity.customError).toBe(true);
  });
});

test('at hero size the decimals are drawn quietly, from the keystrokes and from the program', async () => {
  const quiet = () => input().parentElement?.querySelector('[aria-hidden]')?.lastElementChild;
  const begun = render(<CurrencyInput label="Amount" size="hero" defaultValue={3.5} />);
  expect(quiet()?.textContent).toBe('.50');
  begun.unmount();
  const { rerender } = render(<CurrencyInput label="Amount" size="hero" value={null} />);
  expect(quiet()?.textContent).toBe('');
  await userEvent.type(input(), '1234.5');
  expect(quiet()?.textContent).toBe('.5');
  expect(quiet()?.previousElementSibling?.textContent).toBe('$1,234');
  await userEvent.type(input(), '{Backspace}{Backspace}');
  expect(quiet()?.textContent).toBe('');
  rerender(<CurrencyInput label="Amount" size="hero" value={7.25} />);
  expect(quiet()?.textContent).toBe('.25');
  rerender(<CurrencyInput label="Amount" value={7.25} />);
  expect(input().parentElement?.querySelector('[aria-hidden]')).toBeNull();
});
