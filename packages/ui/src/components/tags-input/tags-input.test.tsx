import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TagsInput } from './index.ts';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('Enter adds what is typed, leaving does too, empty texts are ignored [UI-18..20]', async () => {
  const onChange = vi.fn();
  render(<TagsInput label="Tags" onChange={onChange} />);
  await userEvent.type(input(), 'wholesale{Enter}  {Enter} late {Enter}seasonal');
  expect(shown()).toEqual(['wholesale', 'late']);
  await userEvent.tab();
  expect(shown()).toEqual(['wholesale', 'late', 'seasonal']);
  expect(onChange.mock.calls).toEqual([
    [['wholesale']],
    [['wholesale', 'late']],
    [['wholesale', 'late', 'seasonal']],
  ]);
  expect(input().value).toBe('');
});

test('an Enter that adds does not send the form; one on an empty text does', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <TagsInput label="Tags" />
    </form>,
  );
  await userEvent.type(input(), 'late{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('says that a tag is there already', async () => {
  const onChange = vi.fn();
  render(<TagsInput label="Tags" defaultValue={['late']} onChange={onChange} />);
  await userEvent.type(input(), 'late{Enter}');
  expect(screen.getByText('“late” is already there')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

test('a pasted list adds a tag a line', async () => {
  render(<TagsInput label="Tags" />);
  await userEvent.click(input());
  await userEvent.paste('a\nb\r\n\nc');
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('tags are reached and removed by keys', async () => {
  render(<TagsInput label="Tags" defaultValue={['a', 'b', 'c']} />);
  await userEvent.click(input());
  await userEvent.keyboard('{Backspace}');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  expect(focused()).toBe('Remove c');
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  expect(shown()).toEqual(['a', 'c']);
  expect(focused()).toBe('Remove a');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}');
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(input());
});

test('tags are removed by a press', async () => {
  render(<TagsInput label="Tags" defaultValue={['a', 'b']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a' }));
  expect(shown()).toEqual(['b']);
  expect(document.activeElement).toBe(input());
});

test('nothing is added or removed while read-only', async () => {
  render(<TagsInput label="Tags" defaultValue={['a']} isReadOnly />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(input(), 'b{Enter}');
  expect(shown()).toEqual(['a']);
});
