import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ComboBoxOption } from '../combo-box/index.ts';
import { SearchSelect, type SearchSelectProps } from './index.ts';

interface Call {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly respond: (options: readonly ComboBoxOption[]) => void;
  readonly fail: () => void;
}

let calls: Call[] = [];

const load: SearchSelectProps['load'] = (text, signal) =>
  new Promise((resolve, reject) => {
    calls.push({ text, signal, respond: resolve, fail: () => reject(new Error('down')) });
  });

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const option = (name: string) => ({ value: name.toLowerCase(), label: name });
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Account' });
const offered = () => screen.queryAllByRole('option').map((each) => each.textContent);
const last = () => calls[calls.length - 1];

async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function respond(...names: string[]) {
  last()?.respond(names.map(option));
  await wait(0);
}

function show(props: Partial<SearchSelectProps> = {}) {
  return render(<SearchSelect label="Account" load={load} {...props} />);
}

beforeEach(() => {
  calls = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

describe('searching', () => {
  test('begins when the list is opened, and when typing rests', async () => {
    show();
    await user.click(input());
    await wait(0);
    expect(calls.map(({ text }) => text)).toEqual(['']);
    await respond('Acme', 'Blue');
    expect(offered()).toEqual(['Acme', 'Blue']);
    await user.keyboard('nor');
    expect(calls).toHaveLength(1);
    await wait(250);
    expect(calls.map(({ text }) => text)).toEqual(['', 'nor']);
    await respond('Nordhaven');
    expect(offered()).toEqual(['Nordhaven']);
  });

  test('begins again where the name of the value comes late: nobody is told that nothing was found', async () => {
    const props = { label: 'Account', load, value: 'acme' };
    const { rerender } = render(<SearchSelect {...props} />);
    await user.click(input());
    await wait(0);
    await respond();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    rerender(<SearchSelect {...props} selectedOption={option('Acme')} />);
    await wait(50);
    expect(input().value).toBe('Acme');
    expect(screen.queryByText('Nothing found')).toBeNull();
    await respond('Acme', 'Blue');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input().value).toBe('Acme');
  });

  test('is cancelled by the next key, and its response is not shown', async () => {
    show();
    await user.click(input());
    await wait(0);
    await respond();
    await user.keyboard('b');
    await wait(250);
    const first = last();
    await user.keyboard('l');
    expect(first?.signal.aborted).toBe(true);
    await wait(250);
    await respond('Blue');
    first?.respond([option('Bakery')]);
    await wait(0);
    expect(offered()).toEqual(['Blue']);
  });

  test('is cancelled on leaving', async () => {
    show();
    await user.click(input());
    await wait(0);
    await user.tab();
    expect(last()?.signal.aborted).toBe(true);
  });

  test('says that it searches, that it failed, and searches again', async () => {
    show();
    await user.click(input());
    await wait(0);
    expect(screen.getAllByText(/Searching/).length).toBeGreaterThan(0);
    expect(offered()).toEqual([]);
    last()?.fail();
    await wait(0);
    expect(screen.getAllByText(/The search failed/).length).toBeGreaterThan(0);
    expect(offered()).toEqual([]);
    await user.keyboard('a');
    await wait(250);
    await respond('Acme');
    expect(offered()).toEqual(['Acme']);
  });
});

describe('the option that was chosen', () => {
  test('is emitted, and keeps its name when the next search does not find it', async () => {
    const onChange = vi.fn();
    function Parent() {
      const [value, setValue] = useState('');
      return (
        <SearchSelect
          label="Account"
          load={load}
          value={value}
          onChange={(next, chosen) => {
            onChange(next, chosen);
            setValue(next);
          }}
        />
      );
    }
    render(<Parent />);
    await user.click(input());
    await wait(0);
    await respond('Acme', 'Blue');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['blue', option('Blue')]]);
    await user.type(input(), 'x');
    await wait(250);
    await respond();
    await user.tab();
    expect(input().value).toBe('Blue');
  });

  test.each([
    ['a click', () => user.click(screen.getByRole('option', { name: 'Blue' }))],
    ['Enter', () => user.keyboard('{ArrowDown}{Enter}')],
    ['its whole name', () => user.keyboard('blue{Enter}')],
  ])('closes the list, also when the parent takes it away: %s', async (_, choose) => {
    const taken: string[] = [];
    show({ value: '', onChange: (next) => taken.push(next) });
    for (const times of [1, 2]) {
      await user.click(input());
      await wait(0);
      await respond('Blue', 'Acme');
      await choose();
      await wait(0);
      expect(taken).toEqual(Array.from({ length: times }, () => 'blue'));
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(input().value).toBe('');
      expect(document.activeElement).toBe(input());
    }
  });

  test('has the name it is given', () => {
    show({ value: 'sm_1', selectedOption: { value: 'sm_1', label: 'Acme Coffee' } });
    expect(input().value).toBe('Acme Coffee');
  });
});

test('a text of one’s own can be entered where it may', async () => {
  const onChange = vi.fn();
  show({ allowsCustomValue: true, isDigitsOnly: true, onChange });
  await user.click(input());
  await wait(0);
  await respond();
  await user.keyboard('58x12');
  await wait(250);
  await respond();
  expect(screen.getByText('Please type a value and press enter')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['5812', undefined]]);
});
