import type { PointerEvent } from 'react';
import { commandKeys } from '../../keys/command-keys.ts';

/** A column, and the one to place it before or after. */
export interface ColumnMove {
  readonly id: string;
  readonly besideId: string;
  readonly isAfter: boolean;
}

/** Pixels a pointer may move during a press. */
const SLACK = 6;

interface Place {
  readonly header: HTMLElement;
  readonly side: 'left' | 'right';
}

const headersIn = (head: HTMLElement) => [...head.querySelectorAll<HTMLElement>('[data-column]')];

function placeAt(head: HTMLElement, x: number): Place | undefined {
  for (const header of headersIn(head)) {
    const { left, right } = header.getBoundingClientRect();
    if (x >= left && x <= right) return { header, side: x < (left + right) / 2 ? 'left' : 'right' };
  }
  return undefined;
}

/**
 * Drags a header with mouse or pen until release; Escape reverts it. Touch scrolls the table instead. Only markers on
 * headers are drawn while dragging.
 * @param event a `pointerdown` on the table's head
 */
export function dragColumn(
  event: PointerEvent<HTMLElement>,
  onMove: (move: ColumnMove) => void,
): void {
  const { target, currentTarget: head, clientX: from, pointerId } = event;
  if (!(target instanceof Element) || event.button !== 0 || event.pointerType === 'touch') return;
  const dragged = target.closest<HTMLElement>('[data-column]');
  if (!dragged || target.closest('[role=separator]')) return;
  const dragging = new AbortController();
  const { signal } = dragging;
  let place: Place | undefined;

  const mark = (next: Place | undefined) => {
    place?.header.removeAttribute('data-drop');
    place = next?.header === dragged ? undefined : next;
    place?.header.setAttribute('data-drop', place.side);
  };
  const follow = ({ clientX }: globalThis.PointerEvent) => {
    if (!head.hasPointerCapture(pointerId)) {
      if (Math.abs(clientX - from) < SLACK) return;
      // Captured, so that the release isn't a press of the header's button.
      head.setPointerCapture(pointerId);
      dragged.setAttribute('data-dragged', '');
    }
    mark(placeAt(head, clientX));
  };
  const end = () => {
    dragging.abort();
    mark(undefined);
    dragged.removeAttribute('data-dragged');
    if (head.hasPointerCapture(pointerId)) head.releasePointerCapture(pointerId);
  };
  const drop = () => {
    const dropped = place;
    end();
    const id = dragged.dataset['column'];
    const besideId = dropped?.header.dataset['column'];
    if (dropped === undefined || id === undefined || besideId === undefined) return;
    const isRightToLeft = getComputedStyle(head).direction === 'rtl';
    onMove({ id, besideId, isAfter: (dropped.side === 'right') !== isRightToLeft });
  };

  head.addEventListener('pointermove', follow, { signal });
  head.addEventListener('pointerup', drop, { signal });
  head.addEventListener('pointercancel', end, { signal });
  head.ownerDocument.addEventListener('pointerup', end, { signal });
  head.ownerDocument.addEventListener(
    'keydown',
    commandKeys((pressed) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      end();
    }),
    { signal, capture: true },
  );
}
