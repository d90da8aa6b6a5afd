import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { DateRangePicker, type DateRangePickerProps } from './index.ts';

const show = (props: Partial<DateRangePickerProps> = {}) =>
  render(<DateRangePicker label="Period" {...props} />);

const button = () => screen.getByRole('button', { name: /^Period: / });
const offered = () => screen.getAllByRole('option').map((option) => option.textContent);
const open = () => userEvent.click(button());

async function custom(): Promise<void> {
  await open();
  await userEvent.click(screen.getByRole('option', { name: 'Custom Range' }));
}

describe('periods with a name', () => {
  test('are the required ones, in order', async () => {
    show();
    await open();
    expect(offered()).toEqual([
      'Today',
      'Yesterday',
      'Last 24 Hours',
      'Last 48 Hours',
      'Last 7 Days',
      'Last 30 Days',
      'Last 60 Days',
      'This Month',
      'Last Month',
      'This Quarter',
      'Last Quarter',
      'This Year',
      'Last Year',
      'Custom Range',
    ]);
  });

  test('can be hidden, and All is there when asked for', async () => {
    show({ hiddenRanges: ['last24Hours', 'last48Hours', 'custom'], hasAll: true });
    await open();
    expect(offered()).not.toContain('Last 24 Hours');
    expect(offered()).not.toContain('Custom Range');
    expect(offered().at(-1)).toBe('All');
  });

  test('are chosen by keys, at once; the focus goes back', async () => {
    const onChange = vi.fn();
    show({ defaultValue: { id: 'yesterday' }, onChange });
    button().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Yesterday'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([[{ id: 'last24Hours' }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button().getAttribute('aria-label')).toBe('Period: Last 24 Hours');
  });

  test('nothing is chosen on Escape', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('two dates of one’s own', () => {
  test('count once they are confirmed, the earlier one first', async () => {
    const onChange = vi.fn();
    show({ onChange, name: 'period' });
    await custom();
    await userEvent.keyboard('11152026');
    await userEvent.type(screen.getByLabelText('To'), '11012026');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onChange.mock.calls).toEqual([[{ id: 'custom', from: '2026-11-01', to: '2026-11-15' }]]);
    expect(button().textContent).toMatch(/^Nov 1\s–\s15, 2026$/);
    expect(document.querySelector('input[type=hidden]')?.getAttribute('value')).toBe(
      '2026-11-01/2026-11-15',
    );
  });

  test('are ignored while one is missing, and the field says which', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await custom();
    await userEvent.keyboard('11152026');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
  });

  test('are chosen in the calendar', async () => {
    const onChange = vi.fn();
    const value = { id: 'custom', from: '2026-11-03', to: '2026-11-05' } as const;
    show({ defaultValue: value, onChange });
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('11-03-2026');
    await userEvent.click(await screen.findByRole('button', { name: /November 10, 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /November 12, 2026/ }));
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('11-12-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onChange.mock.calls).toEqual([[{ id: 'custom', from: '2026-11-10', to: '2026-11-12' }]]);
  });

  test('can be given up', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await custom();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('as a field', () => {
  test('shows its error once it was opened and closed', async () => {
    show({ errorMessage: 'Choose a period' });
    expect(screen.queryByText('Choose a period')).toBeNull();
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Choose a period')).toBeTruthy();
  });

  test('cannot be used while disabled', async () => {
    show({ isDisabled: true });
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows what its parent holds', () => {
    const { rerender } = show({ value: { id: 'today' } });
    expect(button().textContent).toBe('Today');
    rerender(<DateRangePicker label="Period" value={null} placeholder="Any time" />);
    expect(button().textContent).toBe('Any time');
  });
});
