import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InlineEdit } from './index.ts';

const open = () => userEvent.click(screen.getByRole('button', { name: /^Edit Note/ }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });

it('saves on Enter and gives the focus back', async () => {
  const onSave = vi.fn();
  render(<InlineEdit label="Note" value="old" onSave={onSave} />);
  await open();
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('new{Enter}');
  expect(onSave).toHaveBeenCalledWith('new');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit Note: ?old$/ }));
});

it('leaves it as it was on Escape, and saves nothing that did not change', async () => {
  const onSave = vi.fn();
  render(<InlineEdit label="Note" value="old" onSave={onSave} />);
  await open();
  await userEvent.keyboard('new{Escape}');
  await open();
  expect(field().value).toBe('old');
  await userEvent.keyboard('{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});

it('keeps what was typed where it is wrong or was not saved', async () => {
  const onSave = vi.fn(() => Promise.reject(new Error('Someone else changed it')));
  render(
    <InlineEdit
      label="Note"
      value="old"
      onSave={onSave}
      check={(text) => (text === '' ? 'Enter a note' : undefined)}
    />,
  );
  await open();
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Enter a note');
  await userEvent.keyboard('new{Enter}');
  const problem = await screen.findByText('Someone else changed it');
  expect(problem.closest('[role=alert]')).not.toBeNull();
  expect(field().value).toBe('new');
});
