import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ColorInput } from './index.ts';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Primary color' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Pick a color: Primary color');

describe('a text', () => {
  test('is emitted when it is a color, not before', async () => {
    const onChange = vi.fn();
    render(<ColorInput label="Primary color" onChange={onChange} />);
    await userEvent.type(input(), '#1d8cf8');
    expect(onChange.mock.calls).toEqual([['#1d8cf8']]);
    expect(picker().value).toBe('#1d8cf8');
  });

  test('that names a color becomes it', async () => {
    const onChange = vi.fn();
    render(<ColorInput label="Primary color" onChange={onChange} />);
    await userEvent.type(input(), 'orange{Enter}');
    expect(onChange.mock.calls).toEqual([['#ff8d72']]);
    expect(input().value).toBe('#ff8d72');
  });

  test('that is none becomes white, and the field says so', async () => {
    const onChange = vi.fn();
    render(<ColorInput label="Primary color" defaultValue="#123456" onChange={onChange} />);
    await userEvent.clear(input());
    await userEvent.type(input(), 'mauve');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[''], ['#ffffff']]);
    expect(input().value).toBe('#ffffff');
    expect(screen.getByText('“mauve” is no color; white is used')).toBeTruthy();
  });

  test('may be empty', async () => {
    const onChange = vi.fn();
    render(<ColorInput label="Primary color" defaultValue="#123456" onChange={onChange} />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([['']]);
    expect(input().value).toBe('');
  });
});

test('a color can be picked', () => {
  const onChange = vi.fn();
  render(<ColorInput label="Primary color" onChange={onChange} />);
  fireEvent.change(picker(), { target: { value: '#00b388' } });
  expect(onChange.mock.calls).toEqual([['#00b388']]);
  expect(input().value).toBe('#00b388');
});

describe('the preview', () => {
  test.each([
    ['#1b2a4a', 'rgb(255, 255, 255)', /^Contrast 14\.\d\d : 1, easy to read$/],
    ['#ff8d72', 'rgb(255, 255, 255)', /^Contrast 2\.\d\d : 1, hard to read$/],
    ['#ffee00', 'rgb(0, 0, 0)', /^Contrast 17\.\d\d : 1, easy to read$/],
  ])('on %s sets text as the product would', (color, text, contrast) => {
    render(<ColorInput label="Primary color" value={color} />);
    expect(screen.getByText('Text on it').style.color).toBe(text);
    expect(screen.getByText(contrast)).toBeTruthy();
  });

  test('is not there without a color, nor where it is not wanted', () => {
    const { rerender } = render(<ColorInput label="Primary color" />);
    expect(screen.queryByText('Text on it')).toBeNull();
    rerender(<ColorInput label="Primary color" value="#123456" hasPreview={false} />);
    expect(screen.queryByText('Text on it')).toBeNull();
  });
});

test('shows what its parent holds', () => {
  const { rerender } = render(<ColorInput label="Primary color" value="vue" />);
  expect(input().value).toBe('#42b883');
  rerender(<ColorInput label="Primary color" value="#123456" />);
  expect(input().value).toBe('#123456');
});
