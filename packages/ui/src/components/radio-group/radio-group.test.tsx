import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { RadioGroup, type RadioGroupProps } from './index.ts';

const options = [
  { value: 'number', label: 'Amount', description: 'A fixed sum' },
  { value: 'cart', label: 'Cart' },
  { value: 'none', label: 'None', isDisabled: true },
];

const show = (props: Partial<RadioGroupProps> = {}) =>
  render(<RadioGroup label="Ask for" options={options} {...props} />);

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const group = () => screen.getByRole('radiogroup', { name: /^Ask for/ });

describe('choosing', () => {
  test('by a press on a label, then by arrow keys', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.click(screen.getByText('Amount'));
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange.mock.calls).toEqual([['number'], ['cart']]);
    expect(radio('Cart').checked).toBe(true);
  });

  test('is one tab stop', async () => {
    const onBlur = vi.fn();
    show({ defaultValue: 'cart', onBlur });
    await userEvent.tab();
    expect(document.activeElement).toBe(radio('Cart'));
    await userEvent.tab();
    expect(group().contains(document.activeElement)).toBe(false);
    expect(onBlur).toHaveBeenCalledOnce();
  });

  test('a disabled choice cannot be made', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.click(screen.getByText('None'));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('shows what its parent holds', async () => {
    const { rerender } = show({ value: 'number' });
    await userEvent.click(radio('Cart'));
    expect(radio('Amount').checked).toBe(true);
    rerender(<RadioGroup label="Ask for" options={options} value="cart" />);
    expect(radio('Cart').checked).toBe(true);
  });
});

describe('as a field', () => {
  const described = (element: HTMLElement) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();

  test('says that it is required, and what tells a choice apart', () => {
    show({ isRequired: true, description: 'On the page' });
    expect(group().getAttribute('aria-required')).toBe('true');
    expect(described(group())).toBe('On the page');
    expect(described(radio('Amount'))).toBe('A fixed sum');
  });

  test('shows its error once it was left, not while moving inside', async () => {
    show({ errorMessage: 'Choose one' });
    await userEvent.click(radio('Amount'));
    await userEvent.click(radio('Cart'));
    expect(screen.queryByText('Choose one')).toBeNull();
    await userEvent.tab();
    expect(described(group())).toBe('Choose one');
    expect(group().getAttribute('aria-invalid')).toBe('true');
  });

  test('is sent with its form under its name, and shows its error then', () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <RadioGroup
          label="Ask for"
          name="kind"
          options={options}
          defaultValue="cart"
          errorMessage="No"
        />
        <button type="submit">Send</button>
      </form>,
    );
    const form = screen.getByText<HTMLButtonElement>('Send').form ?? undefined;
    expect(new FormData(form).get('kind')).toBe('cart');
    fireEvent.click(screen.getByText('Send'));
    expect(described(group())).toBe('No');
  });

  test('cannot be used while disabled', () => {
    show({ isDisabled: true });
    expect(radio('Amount').matches(':disabled')).toBe(true);
  });

  test('hands out the button that a form should focus', () => {
    const ref = vi.fn();
    show({ ref, defaultValue: 'cart' });
    expect(ref).toHaveBeenLastCalledWith(radio('Cart'));
  });
});
