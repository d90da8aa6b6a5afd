import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fields } from './every-field.tsx';

function control(): HTMLElement {
  return screen.getByLabelText(/^Total/, { selector: 'input, select, textarea' });
}

async function leave(): Promise<void> {
  await userEvent.tab();
  await userEvent.tab();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) act(() => activeElement.blur());
}

describe.each(Object.entries(fields))('%s', (_, Field) => {
  test('is named by its label, also a hidden one, and hands out its control', () => {
    const ref = vi.fn();
    render(<Field label="Total" isLabelHidden name="total" ref={ref} />);
    expect(ref).toHaveBeenCalledWith(control());
    expect(control().getAttribute('name')).toBe('total');
  });

  test('says that it is required [UI-34]', () => {
    render(<Field label="Total" isRequired />);
    expect(control().getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  test('is described by its description', () => {
    render(<Field label="Total" description="In dollars" />);
    expect(describedBy(control())).toBe('In dollars');
  });

  test('marks a good value by a form also, not by its color alone', () => {
    const marks = (isSuccess: boolean) => {
      const { container, unmount } = render(
        <Field label="Total" isTouched isSuccess={isSuccess} />,
      );
      const { length } = container.querySelectorAll('svg');
      unmount();
      return length;
    };
    expect(marks(true)).toBe(marks(false) + 1);
  });

  test('shows its error once it was left, not before [UI-35, UI-36]', async () => {
    const onBlur = vi.fn();
    render(
      <Field label="Total" errorMessage="Too much" description="In dollars" onBlur={onBlur} />,
    );
    expect(screen.queryByText('Too much')).toBeNull();
    expect(control().getAttribute('aria-invalid')).not.toBe('true');
    await leave();
    expect(onBlur).toHaveBeenCalledOnce();
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(control())).toBe('In dollars Too much');
  });

  test('shows its error once its form was submitted', () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <Field label="Total" errorMessage="Too much" />
        <button type="submit">Send</button>
      </form>,
    );
    fireEvent.click(screen.getByText('Send'));
    expect(describedBy(control())).toBe('Too much');
  });

  test('shows its error at once when the form says it is touched', () => {
    render(<Field label="Total" errorMessage="Too much" isTouched />);
    expect(describedBy(control())).toBe('Too much');
  });

  test('shows success once touched, unless there is an error [UI-35]', () => {
    const { rerender } = render(<Field label="Total" successMessage="Fine" />);
    expect(screen.queryByText('Fine')).toBeNull();
    rerender(<Field label="Total" successMessage="Fine" isTouched />);
    expect(describedBy(control())).toBe('Fine');
    rerender(<Field label="Total" successMessage="Fine" errorMessage="Too much" isTouched />);
    expect(describedBy(control())).toBe('Too much');
  });

  test('cannot be used while disabled', () => {
    render(<Field label="Total" isDisabled />);
    expect(control()).toHaveProperty('disabled', true);
  });
});

function describedBy(element: HTMLElement): string {
  return (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((text) => text !== '')
    .join(' ');
}
