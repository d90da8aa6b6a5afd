import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { commandKeys } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { announce } from '../button/announce.ts';
import { moveItem, placeFor } from './move-item.ts';

interface Sortable {
  readonly id: string;
  readonly name: string;
}

interface Lift<Item> {
  readonly id: string;
  readonly order: readonly Item[];
  readonly by: 'keys' | 'pointer';
}

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Reorders by picking an item up. Until it is dropped the change is a draft: Escape, or leaving with Tab, reverts it.
 */
export function useSorting<Item extends Sortable>(
  items: readonly Item[],
  onReorder: (ids: readonly string[]) => void,
) {
  const messages = useMessages();
  const [lift, setLift] = useState<Lift<Item>>();
  const following = useRef<AbortController>(undefined);
  const order = lift?.order ?? items;
  useEffect(() => () => following.current?.abort(), []);

  const placeOf = (id: string) => order.findIndex((item) => item.id === id);

  function moveTo({ id, name }: Sortable, place: number) {
    if (lift === undefined) return;
    const moved = moveItem(lift.order, placeOf(id), place);
    if (moved === lift.order) return;
    setLift({ ...lift, order: moved });
    announce(messages.itemMoved(name, moved.findIndex((item) => item.id === id) + 1, moved.length));
  }

  function put(item: Sortable, final: readonly Item[]) {
    setLift(undefined);
    const ids = final.map(({ id }) => id);
    announce(messages.itemDropped(item.name, ids.indexOf(item.id) + 1, ids.length));
    if (ids.some((id, index) => id !== items[index]?.id)) onReorder(ids);
  }

  function reverse({ name }: Sortable) {
    setLift(undefined);
    announce(messages.itemReturned(name));
  }

  function press(item: Item, event: KeyboardEvent) {
    const isLifted = lift?.id === item.id;
    const step = KEY_STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      if (lift && isLifted) put(item, lift.order);
      else {
        setLift({ id: item.id, order: items, by: 'keys' });
        announce(messages.itemLifted(item.name, placeOf(item.id) + 1, items.length));
      }
    } else if (!isLifted) return;
    else if (step !== undefined) moveTo(item, placeOf(item.id) + step);
    else if (event.key === 'Home') moveTo(item, 0);
    else if (event.key === 'End') moveTo(item, order.length - 1);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      reverse(item);
    } else return;
    event.preventDefault();
  }

  /** Follows a mouse, pen or finger from a handle until release. */
  function drag(item: Item, event: PointerEvent<HTMLElement>) {
    const list = event.currentTarget.closest('ol');
    if (!list || event.button !== 0) return;
    const follow = new AbortController();
    following.current?.abort();
    following.current = follow;
    const { signal } = follow;
    let draft = items;
    setLift({ id: item.id, order: items, by: 'pointer' });
    // Captured on the list, which doesn't move: an element moved in the page loses its capture.
    list.setPointerCapture(event.pointerId);
    list.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const middles = [...list.children].flatMap((row) => {
          if (row.getAttribute('data-id') === item.id) return [];
          const { top, bottom } = row.getBoundingClientRect();
          return [(top + bottom) / 2];
        });
        const from = draft.findIndex(({ id }) => id === item.id);
        draft = moveItem(draft, from, placeFor(middles, clientY));
        setLift({ id: item.id, order: draft, by: 'pointer' });
      },
      { signal },
    );
    const end = (isKept: boolean) => {
      follow.abort();
      if (isKept) put(item, draft);
      else reverse(item);
    };
    list.addEventListener('pointerup', () => end(true), { signal });
    list.addEventListener('pointercancel', () => end(false), { signal });
    list.ownerDocument.addEventListener(
      'keydown',
      commandKeys((pressed) => {
        if (pressed.key !== 'Escape') return;
        pressed.stopPropagation();
        end(false);
      }),
      { signal, capture: true },
    );
  }

  return {
    order,
    liftedId: lift?.id,
    press,
    drag,
    /** Tab reverts a keyboard move. */
    leave: (item: Item) => {
      if (lift?.by === 'keys' && lift.id === item.id) reverse(item);
    },
  };
}
