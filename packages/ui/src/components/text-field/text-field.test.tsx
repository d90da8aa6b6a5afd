import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TextField } from './index.ts';

const input = () => screen.getByLabelText<HTMLInputElement>('Name');
const type = (value: string) => fireEvent.input(input(), { target: { value } });

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('emission', () => {
  test('a text is emitted once it has rested for 16 ms [UI-39]', () => {
    const onChange = vi.fn();
    render(<TextField label="Name" onChange={onChange} />);
    type('a');
    vi.advanceTimersByTime(15);
    type('ab');
    vi.advanceTimersByTime(15);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onChange.mock.calls).toEqual([['ab']]);
  });

  test('a text put back before it was emitted is no change', () => {
    const onChange = vi.fn();
    render(<TextField label="Name" defaultValue="a" onChange={onChange} />);
    type('ab');
    type('a');
    vi.runAllTimers();
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each([
    ['leaving', () => fireEvent.blur(input())],
    ['Enter', () => fireEvent.keyDown(input(), { key: 'Enter' })],
    ['submission', () => fireEvent.submit(screen.getByRole('form'))],
  ])('%s does not wait', (_, action) => {
    const onChange = vi.fn();
    render(
      <form aria-label="Form">
        <TextField label="Name" onChange={onChange} />
      </form>,
    );
    type('a');
    action();
    expect(onChange.mock.calls).toEqual([['a']]);
    vi.runAllTimers();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('nothing is emitted after the field is gone', () => {
    const onChange = vi.fn();
    const { unmount } = render(<TextField label="Name" onChange={onChange} />);
    type('a');
    unmount();
    vi.runAllTimers();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a reset of the form emits the first text again', () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Form">
        <TextField label="Name" defaultValue="a" onChange={onChange} />
      </form>,
    );
    type('b');
    vi.runAllTimers();
    screen.getByRole<HTMLFormElement>('form').reset();
    vi.runAllTimers();
    expect(input().value).toBe('a');
    expect(onChange.mock.calls).toEqual([['b'], ['a']]);
  });
});

/** A form as applications write it: it submits the values of its last render. */
function Named({ onSave }: { readonly onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name);
      }}
    >
      <TextField label="Name" value={name} onChange={setName} />
    </form>
  );
}

test('an Enter right after the text was emitted submits that text', () => {
  const onSave = vi.fn();
  render(<Named onSave={onSave} />);
  type('Paid ones');
  // Outside act(): on a busy page a key arrives before React renders.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.advanceTimersByTime(16);
  vi.unstubAllGlobals();
  fireEvent.keyDown(input(), { key: 'Enter' });
  fireEvent.submit(screen.getByRole('form'));
  expect(onSave.mock.calls).toEqual([['Paid ones']]);
});

describe('held by a parent', () => {
  function Parent({ change = (text: string) => text }) {
    const [value, setValue] = useState('');
    return (
      <>
        <TextField label="Name" value={value} onChange={(text) => setValue(change(text))} />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    );
  }

  test('an echo does not overwrite what was typed meanwhile', () => {
    render(<Parent />);
    type('a');
    pass(16);
    type('ab');
    pass(1);
    expect(input().value).toBe('ab');
  });

  test('a text changed by the parent is shown', () => {
    render(<Parent change={(text) => text.toUpperCase()} />);
    type('ab');
    pass(1000);
    expect(input().value).toBe('AB');
  });

  test('a text set by the parent replaces what was typed', () => {
    render(<Parent />);
    type('ab');
    pass(1000);
    fireEvent.click(screen.getByText('Clear'));
    expect(input().value).toBe('');
  });
});
