import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type FilterProperty, PropertyFilter, type PropertyFilterProps } from './index.ts';

const properties: readonly FilterProperty[] = [
  { id: 'customer', label: 'Customer', kind: 'text' },
  { id: 'amount', label: 'Amount', kind: 'number' },
  { id: 'due', label: 'Due', kind: 'date' },
  {
    id: 'status',
    label: 'Status',
    kind: 'options',
    options: [
      { value: 'on-hold', label: 'On hold' },
      { value: 'paid', label: 'Paid' },
    ],
  },
];

const show = (props: Partial<PropertyFilterProps> = {}) =>
  render(<PropertyFilter label="Filter" properties={properties} {...props} />);

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Filter' });
/** While suggestions are open, everything else is hidden from assistive technology. */
const tags = () =>
  screen.queryAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

const paid = { propertyId: 'status', operator: '=', value: 'paid' } as const;
const large = { propertyId: 'amount', operator: '>=', value: '100' } as const;

describe('a condition', () => {
  test('is written whole', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.type(input(), 'amount>=100{Enter}due = 11/20/2026{Enter}');
    expect(tags()).toEqual(['Amount >= 100', 'Due = 11-20-2026']);
    expect(onChange.mock.calls).toEqual([
      [[large]],
      [[large, { propertyId: 'due', operator: '=', value: '2026-11-20' }]],
    ]);
    expect(input().value).toBe('');
  });

  test('is put together from suggestions by keys alone', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.type(input(), 'st{ArrowDown}{Enter}');
    expect(input().value).toBe('Status ');
    expect(offered()).toEqual(['Status is=', 'Status is not!=']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(offered()).toEqual(['On hold', 'Paid']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([[[paid]]]);
    expect(tags()).toEqual(['Status = Paid']);
  });

  test('that is not whole says what is missing, and stays', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.type(input(), 'Amount >= much{Enter}');
    expect(screen.getByText('Enter a number, such as 1250.50')).toBeTruthy();
    expect(input().value).toBe('Amount >= much');
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText('Enter a number, such as 1250.50')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is added on leaving when it is whole', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.type(input(), 'Amount >= 100');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[[large]]]);
  });

  test('is there once', async () => {
    const onChange = vi.fn();
    show({ defaultValue: [large], onChange });
    await userEvent.type(input(), 'amount >= 100{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(input().value).toBe('');
  });
});

describe('a pattern', () => {
  test('is one where it can be run', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.type(input(), 'Customer: /^ada/i{Enter}');
    expect(onChange.mock.calls).toEqual([
      [[{ propertyId: 'customer', operator: '~', value: '/^ada/i' }]],
    ]);
  });

  test('is plain text elsewhere, and the field says so', async () => {
    const onChange = vi.fn();
    show({ onChange, isPattern: () => false });
    await userEvent.type(input(), 'Customer: /^ada/i{Enter}');
    expect(onChange.mock.calls).toEqual([
      [[{ propertyId: 'customer', operator: ':', value: '/^ada/i' }]],
    ]);
    expect(screen.getByText('“/^ada/i” is read as plain text')).toBeTruthy();
  });
});

describe('conditions there are', () => {
  test('are removed by keys and by a press', async () => {
    const onChange = vi.fn();
    show({ defaultValue: [paid, large], onChange });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Status = Paid' }));
    expect(onChange).toHaveBeenLastCalledWith([large]);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  test('are written again', async () => {
    show({ defaultValue: [paid, large] });
    await userEvent.click(screen.getByRole('button', { name: 'Amount >= 100' }));
    expect(input().value).toBe('Amount >= 100');
    await userEvent.keyboard('0{Enter}');
    expect(tags()).toEqual(['Status = Paid', 'Amount >= 1000']);
  });

  test('are those of the parent', () => {
    const { rerender } = show({ value: [paid] });
    expect(tags()).toEqual(['Status = Paid']);
    rerender(<PropertyFilter label="Filter" properties={properties} value={[large]} />);
    expect(tags()).toEqual(['Amount >= 100']);
  });
});

test('a free text is looked for everywhere, where it may be', async () => {
  const onChange = vi.fn();
  show({ allowsFreeText: true, onChange });
  await userEvent.type(input(), 'ada{Enter}');
  expect(onChange.mock.calls).toEqual([[[{ propertyId: null, operator: ':', value: 'ada' }]]]);
});
