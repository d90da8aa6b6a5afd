import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SortableList } from './index.ts';

const onReorder = vi.fn();
beforeEach(() => onReorder.mockReset());
const names: Readonly<Record<string, string>> = { a: 'Receipt', b: 'Delivery', c: 'Terms' };

function Files() {
  const [ids, setIds] = useState<readonly string[]>(['a', 'b', 'c']);
  return (
    <SortableList
      label="Files"
      items={ids.map((id) => ({ id, name: names[id] ?? '' }))}
      onReorder={(next) => {
        onReorder(next);
        setIds(next);
      }}
    />
  );
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const shown = () => screen.getAllByRole('listitem').map((row) => row.dataset['id']);
/** From whichever live region screen readers observe. */
const said = () =>
  [...document.querySelectorAll('[data-live-announcer]')]
    .map((region) => region.textContent)
    .join();

it('moves by keys, says where, and keeps the focus', async () => {
  render(<Files />);
  handle('Terms').focus();
  await userEvent.keyboard(' ');
  expect(handle('Terms').getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(shown()).toEqual(['c', 'a', 'b']);
  expect(onReorder).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(['c', 'a', 'b']);
  expect(document.activeElement).toBe(handle('Terms'));
  await waitFor(() => expect(said()).toContain('Terms was put down. Position 1 of 3.'));
});

it('Escape and leaving take it back', async () => {
  render(<Files />);
  handle('Receipt').focus();
  await userEvent.keyboard(' {End}');
  expect(shown()).toEqual(['b', 'c', 'a']);
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual(['a', 'b', 'c']);
  handle('Receipt').focus();
  await userEvent.keyboard(' {ArrowDown}');
  await userEvent.tab();
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(onReorder).not.toHaveBeenCalled();
});

it('reports nothing that was put down where it was', async () => {
  render(<Files />);
  handle('Receipt').focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowUp} ');
  expect(onReorder).not.toHaveBeenCalled();
});

it('has no handles where nothing may be moved', () => {
  render(
    <SortableList
      label="Files"
      items={[{ id: 'a', name: 'A' }]}
      onReorder={onReorder}
      isReadOnly
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
