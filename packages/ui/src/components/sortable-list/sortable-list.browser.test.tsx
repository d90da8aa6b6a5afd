import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import '../../../base.css';
import { SortableList } from './index.ts';

const onReorder = vi.fn();
afterEach(() => vi.clearAllMocks());

function Files() {
  const [ids, setIds] = useState<readonly string[]>(['a', 'b', 'c']);
  return (
    <SortableList
      label="Files"
      items={ids.map((id) => ({ id, name: id }))}
      onReorder={(next) => {
        onReorder(next);
        setIds(next);
      }}
    />
  );
}

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: (frame?.left ?? 0) + left + width / 2, y: (frame?.top ?? 0) + top + height / 2 };
};
const mouse = (
  type: 'mousePressed' | 'mouseReleased' | 'mouseMoved',
  { x, y }: { x: number; y: number },
) =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
  });
const shown = () => screen.getAllByRole('listitem').map((row) => row.dataset['id']);

it('a handle is dragged to another place, and Escape takes it back', async () => {
  render(<Files />);
  const from = middle(screen.getByRole('button', { name: 'Move a' }));
  const to = { ...from, y: middle(screen.getByRole('button', { name: 'Move c' })).y + 8 };
  await mouse('mousePressed', from);
  await mouse('mouseMoved', { ...from, y: from.y + 20 });
  await mouse('mouseMoved', to);
  await waitFor(() => expect(shown()).toEqual(['b', 'c', 'a']));
  expect(onReorder).not.toHaveBeenCalled();
  await mouse('mouseReleased', to);
  await waitFor(() => expect(onReorder).toHaveBeenCalledExactlyOnceWith(['b', 'c', 'a']));

  const again = middle(screen.getByRole('button', { name: 'Move b' }));
  await mouse('mousePressed', again);
  await mouse('mouseMoved', { ...again, y: again.y + 60 });
  await waitFor(() => expect(shown()).toEqual(['c', 'b', 'a']));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await waitFor(() => expect(shown()).toEqual(['b', 'c', 'a']));
  await mouse('mouseReleased', again);
  expect(onReorder).toHaveBeenCalledOnce();
});
