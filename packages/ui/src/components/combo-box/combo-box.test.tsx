import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ComboBox, type ComboBoxProps } from './index.ts';

const options = [
  { value: 'sm_1', label: 'Acme Coffee', description: '1001' },
  { value: 'sm_2', label: 'Blue Bakery', description: '1002' },
];

function Merchant(props: Partial<ComboBoxProps>) {
  return <ComboBox label="Merchant" options={options} {...props} />;
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Merchant' });
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('choosing', () => {
  test('an option found by a part of its label', async () => {
    const onChange = vi.fn();
    render(<Merchant onChange={onChange} />);
    await userEvent.type(input(), 'bak');
    expect(names()).toEqual(['Blue Bakery1002']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['sm_2', options[1]]]);
    expect(input().value).toBe('Blue Bakery');
  });

  test('an option found by its description', async () => {
    render(<Merchant />);
    await userEvent.type(input(), '1001');
    expect(names()).toEqual(['Acme Coffee1001']);
  });

  test('an option by its whole name, on leaving', async () => {
    const onChange = vi.fn();
    render(<Merchant onChange={onChange} />);
    await userEvent.type(input(), 'acme coffee');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([['sm_1', options[0]]]);
    expect(input().value).toBe('Acme Coffee');
  });

  test('nothing, by clearing the text', async () => {
    const onChange = vi.fn();
    render(<Merchant defaultValue="sm_1" onChange={onChange} />);
    expect(input().value).toBe('Acme Coffee');
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([['', undefined]]);
  });
});

describe('a text that is no option', () => {
  test('gives way to the value there was', async () => {
    const onChange = vi.fn();
    render(<Merchant defaultValue="sm_1" onChange={onChange} />);
    await userEvent.clear(input());
    await userEvent.type(input(), 'zzz');
    expect(screen.getByText('Nothing found')).toBeTruthy();
    await userEvent.tab();
    expect(input().value).toBe('Acme Coffee');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('becomes the value on Enter where it may [UI-37]', async () => {
    const onChange = vi.fn();
    render(<Merchant allowsCustomValue onChange={onChange} />);
    await userEvent.type(input(), 'zzz');
    expect(screen.getByText('Please type a value and press enter')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['zzz', undefined]]);
    expect(input().value).toBe('zzz');
  });
});

test('lets digits through only [UI-38]', async () => {
  const onChange = vi.fn();
  render(<Merchant allowsCustomValue isDigitsOnly onChange={onChange} />);
  await userEvent.type(input(), '1a2-3{Enter}');
  expect(input().value).toBe('123');
  expect(onChange.mock.calls).toEqual([['123', undefined]]);
});

test('leaves the search to a server that was asked for it', async () => {
  const onSearch = vi.fn();
  render(<Merchant onSearch={onSearch} />);
  await userEvent.type(input(), 'zz');
  expect(onSearch.mock.calls).toEqual([['z'], ['zz']]);
  expect(names()).toHaveLength(2);
});

test('shows what its parent holds', async () => {
  function Parent() {
    const [value, setValue] = useState('sm_2');
    return (
      <>
        <Merchant value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    );
  }
  render(<Parent />);
  expect(input().value).toBe('Blue Bakery');
  await userEvent.click(screen.getByText('Clear'));
  expect(input().value).toBe('');
});
