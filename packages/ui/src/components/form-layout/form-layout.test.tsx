import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { DateInput } from '../date-input/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormErrorSummary, FormLayout, FormSection } from './index.ts';

describe('submission', () => {
  function Form({ onSubmit }: { onSubmit: () => void }) {
    return (
      <FormLayout
        label="Invoice"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField label="Number" />
        <DateInput label="Due" hasCalendar={false} />
        <button type="submit">Save</button>
      </FormLayout>
    );
  }

  test('goes through when every field can be read', async () => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Due'), '02282024');
    await userEvent.click(screen.getByText('Save'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test.each(['02302024', '0228'])('stops at the date %s, whose value is empty', async (typed) => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Due'), typed);
    await userEvent.click(screen.getByText('Save'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('Due'));
    expect(screen.getByText('Enter a valid date (MM-DD-YYYY)')).toBeTruthy();
  });
});

test('stops also when the form is submitted by a script while the date is being typed', async () => {
  const onSubmit = vi.fn();
  render(
    <FormLayout label="Invoice" onSubmit={onSubmit}>
      <DateInput label="Due" hasCalendar={false} />
    </FormLayout>,
  );
  await userEvent.type(screen.getByLabelText('Due'), '0228');
  act(() => screen.getByRole<HTMLFormElement>('form').requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('the summary of problems', () => {
  const problems = [
    { name: 'number', message: 'Enter a number' },
    { message: 'The invoice was changed meanwhile' },
  ];

  test('counts them, takes the focus and leads to the fields', async () => {
    render(
      <FormLayout label="Invoice">
        <FormErrorSummary problems={problems} />
        <TextField label="Number" name="number" />
      </FormLayout>,
    );
    const summary = screen.getByRole('alert', { name: 'Fix 2 fields to continue' });
    expect(document.activeElement).toBe(summary);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Enter a number' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Number'));
  });

  test('is not there without any', () => {
    render(<FormErrorSummary problems={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a section is a group named by its title', () => {
  render(
    <FormSection title="Customer">
      <TextField label="Name" />
    </FormSection>,
  );
  expect(screen.getByRole('group', { name: 'Customer' })).toBeTruthy();
});
