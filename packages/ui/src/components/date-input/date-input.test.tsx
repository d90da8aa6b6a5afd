import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { DateInput } from './index.ts';

const button = () => screen.getByRole('button', { name: 'Open calendar' });
const input = () => screen.getByLabelText<HTMLInputElement>('Due');

describe('what is wrong', () => {
  test('is also set as custom validity, until it is right; an unfinished one too', async () => {
    render(<DateInput label="Due" />);
    await userEvent.type(input(), '02302024');
    expect(input().validationMessage).toBe('Enter a valid date (MM-DD-YYYY)');
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText('Enter a valid date (MM-DD-YYYY)')).toBeNull();
    expect(input().validity.valid).toBe(false);
    await userEvent.clear(input());
    await userEvent.type(input(), '02282024');
    expect(input().validity.valid).toBe(true);
  });

  test('comes before the opinion of the form', async () => {
    render(<DateInput label="Due" errorMessage="Required" isTouched />);
    expect(screen.getByText('Required')).toBeTruthy();
    await userEvent.type(input(), '02302024');
    expect(screen.queryByText('Required')).toBeNull();
  });

  test('is seen in a value set by the parent, and follows the bounds [UI-42, UI-43]', () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <DateInput label="Due" value="2024-05-01" earliest="2024-06-01" onChange={onChange} />,
    );
    expect(screen.getByText('Enter a date on or after 06-01-2024')).toBeTruthy();
    rerender(
      <DateInput label="Due" value="2024-05-01" earliest="2024-01-01" onChange={onChange} />,
    );
    expect(screen.queryByText(/^Enter a date/)).toBeNull();
  });
});

describe('the calendar', () => {
  async function open(): Promise<void> {
    await userEvent.click(button());
    await screen.findByRole('dialog', { name: 'Due: Calendar' });
  }

  test('opens at the date and enters the one chosen', async () => {
    const onChange = vi.fn();
    render(<DateInput label="Due" defaultValue="2024-05-17" onChange={onChange} />);
    await open();
    expect(document.activeElement?.getAttribute('aria-label')).toContain('May 17, 2024');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange.mock.calls).toEqual([['2024-05-18']]);
    expect(input().value).toBe('05-18-2024');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what it entered can be undone', async () => {
    render(<DateInput label="Due" defaultValue="2024-05-17" />);
    await open();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    await userEvent.type(input(), '{Control>}z{/Control}');
    expect(input().value).toBe('05-17-2024');
  });

  test('closes on Escape and leaves the text alone', async () => {
    render(<DateInput label="Due" defaultValue="2024-05-17" />);
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input().value).toBe('05-17-2024');
  });

  test('offers no day out of bounds [UI-43]', async () => {
    render(<DateInput label="Due" defaultValue="2024-05-17" latest="2024-05-20" />);
    await open();
    const after = screen.getByRole('button', { name: /May 21, 2024/ });
    expect(after.getAttribute('aria-disabled')).toBe('true');
  });

  test('goes to a month and a year that are chosen', async () => {
    render(<DateInput label="Due" defaultValue="2024-05-17" />);
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'year' }), '2021');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'month' }), 'February');
    expect(screen.getByRole('button', { name: /February 28, 2021/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /May 17, 2024/ })).toBeNull();
  });

  test('has no button where none is wanted', () => {
    render(<DateInput label="Due" hasCalendar={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

/** 2024-02-30 set from outside left an empty field without an error. */
test.each([
  ['2024-02-30', '02-30-2024'],
  ['tomorrow', 'tomorrow'],
])('keeps %s from outside and says that it is no date', (value, text) => {
  const onChange = vi.fn();
  render(<DateInput label="Due" value={value} onChange={onChange} hasCalendar={false} />);
  const due = screen.getByLabelText<HTMLInputElement>('Due');
  expect(due.value).toBe(text);
  expect(screen.getByText('Enter a valid date (MM-DD-YYYY)')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});
