import type { KeyboardEvent, PointerEvent } from 'react';
import { commandKeys } from '../../keys/command-keys.ts';
import { useMessages } from '../../messages/context.tsx';
import { LEAST_WIDTH, limitWidth, MOST_WIDTH } from './column-settings.ts';
import * as styles from './resize-handle.css.ts';

export interface ResizeHandleProps {
  columnId: string;
  header: string;
  /** Width in pixels once resized. */
  width: number | undefined;
  /** Undefined restores the declared width. */
  onResize: (columnId: string, width: number | undefined) => void;
}

const STEP = 16;

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * The resize handle of a header. While dragging, only the header's own style changes; the new width is reported on
 * release, so that rows render only twice. Not a tab stop: Up from the first row leads to it. Keys: arrows; Enter
 * resets.
 */
export function ResizeHandle({ columnId, header, width, onResize }: ResizeHandleProps) {
  const messages = useMessages();

  function drag(event: PointerEvent<HTMLElement>) {
    const handle = event.currentTarget;
    const cell = handle.closest('th');
    if (!cell || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture?.(event.pointerId);
    const from = event.clientX;
    const before = cell.getBoundingClientRect().width;
    const direction = isRightToLeft(cell) ? -1 : 1;
    const dragging = new AbortController();
    const { signal } = dragging;
    let latest = limitWidth(before);
    onResize(columnId, latest);

    const follow = (move: globalThis.PointerEvent) => {
      latest = limitWidth(before + direction * (move.clientX - from));
      for (const property of ['inline-size', 'min-inline-size', 'max-inline-size']) {
        cell.style.setProperty(property, `${latest}px`);
      }
    };
    const end = () => {
      dragging.abort();
      onResize(columnId, latest);
    };
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener('pointerup', end, { signal });
    handle.addEventListener('pointercancel', end, { signal });
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const cell = event.currentTarget.closest('th');
    if (!cell) return;
    const forward = isRightToLeft(cell) ? 'ArrowLeft' : 'ArrowRight';
    const current = width ?? cell.getBoundingClientRect().width;
    if (event.key === 'Enter') onResize(columnId, undefined);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      onResize(columnId, current + (event.key === forward ? STEP : -STEP));
    } else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes focus is a control
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule between paragraphs takes no focus and has no value
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.columnWidth(header)}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      aria-valuenow={width ?? LEAST_WIDTH}
      aria-valuetext={width === undefined ? messages.automaticWidth : messages.pixels(width)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={-1}
      className={styles.handle}
      onPointerDown={drag}
      onDoubleClick={() => onResize(columnId, undefined)}
      onKeyDown={commandKeys(press)}
    />
  );
}
