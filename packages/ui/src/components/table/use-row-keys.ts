import { type RefObject, useEffect, useRef } from 'react';
import { commandKeys } from '../../keys/command-keys.ts';

const ROW = 'tbody > tr[data-key]';
const LINK = '[data-row-link]';
const CHECK = '[data-row-check]';
const HANDLE = '[role=separator]';
const CONTROLS = 'a[href], button, input';

const all = (within: Element, selector: string): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Where Tab enters the rows: the last focused row, otherwise the first. */
function keepOneStop(frame: Element, key: string | undefined): void {
  const rows = all(frame, ROW);
  const current = rows.find((row) => row.dataset['key'] === key) ?? rows[0];
  for (const row of rows) {
    for (const control of all(row, CONTROLS)) control.tabIndex = row === current ? 0 : -1;
  }
}

/** The control of a row that keys move to: from a checkbox to a checkbox, otherwise the row's link. */
const controlOf = (row: Element | undefined, from: Element): HTMLElement | null | undefined =>
  (from.matches(CHECK) ? row?.querySelector<HTMLElement>(CHECK) : undefined) ??
  row?.querySelector<HTMLElement>(LINK) ??
  row?.querySelector<HTMLElement>(CONTROLS);

/** The index among `count` that a key moves to; undefined for other keys. */
function placeOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Between column resize handles, where arrows change the width. */
function alongEdges(frame: Element, handle: HTMLElement, key: string): HTMLElement | undefined {
  const handles = all(frame, HANDLE);
  const at = handles.indexOf(handle);
  if (key === 'PageDown') return handles[at + 1];
  if (key === 'PageUp') return handles[at - 1];
  return key === 'ArrowDown' ? (controlOf(all(frame, ROW)[0], handle) ?? undefined) : undefined;
}

function alongRows(frame: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = all(frame, ROW);
  const at = rows.findIndex((row) => row.contains(from));
  if (at === -1 && from !== frame) return undefined;
  // Down opens a menu from its button.
  if (from.hasAttribute('aria-haspopup')) return undefined;
  const to = placeOf(key, at, rows.length);
  if (to === undefined) return undefined;
  return to < 0 ? all(frame, HANDLE)[0] : (controlOf(rows[to], from) ?? undefined);
}

/**
 * Rows are one tab stop: arrows, Home and End move between rows, Tab to the other controls of the row, and then out of
 * the rows. Up from the first row leads to the columns' resize handles, which aren't tab stops; Page Up and Page Down
 * move between them.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  const reached = useRef<string>(undefined);
  useEffect(() => {
    if (frame.current) keepOneStop(frame.current, reached.current);
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const come = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
      if (row === null || row.dataset['key'] === reached.current) return;
      reached.current = row.dataset['key'];
      keepOneStop(element, reached.current);
    };
    const go = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof HTMLElement)) return;
      const to = target.matches(HANDLE)
        ? alongEdges(element, target, key)
        : alongRows(element, target, key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('focusin', come, { signal });
    element.addEventListener('keydown', commandKeys(go), { signal });
    return () => listening.abort();
  }, [frame]);
}
