import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, label, select, textarea, summary, [role="menuitem"]';

/** What a press in the table body targets. */
export type RowPress =
  | { kind: 'check'; key: string; isRange: boolean }
  | { kind: 'expand'; key: string }
  | { kind: 'open'; key: string }
  | { kind: 'follow'; link: HTMLAnchorElement }
  | { kind: 'none' };

const NONE: RowPress = { kind: 'none' };

function pressedLink(event: MouseEvent, target: Element, row: Element): RowPress {
  const link = row.querySelector('[data-row-link]');
  if (!link) return NONE;
  if (link.contains(target)) {
    return link instanceof HTMLAnchorElement
      ? { kind: 'follow', link }
      : { kind: 'open', key: row.getAttribute('data-key') ?? '' };
  }
  const { ctrlKey, metaKey, shiftKey } = event;
  link.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  );
  return NONE;
}

/** The checkbox of a row, when the press is on it or in its cell. */
function checkAt(target: Element): HTMLInputElement | undefined {
  const check = target.matches('td') ? target.querySelector(':scope > [data-row-check]') : target;
  return check instanceof HTMLInputElement && check.matches('[data-row-check]') ? check : undefined;
}

/**
 * One listener for all rows. A press on a checkbox or in its cell selects, a press on another control is left to the
 * control, and a press elsewhere follows the row's link, unless text was selected.
 */
export function readRowPress(event: MouseEvent): RowPress {
  const { target } = event;
  if (!(target instanceof Element)) return NONE;
  const row = target.closest('tr[data-key]');
  if (!row) return NONE;
  const check = checkAt(target);
  if (check?.disabled) return NONE;
  if (check) {
    return { kind: 'check', key: row.getAttribute('data-key') ?? '', isRange: event.shiftKey };
  }
  if (target.closest('[data-row-expand]')) {
    return { kind: 'expand', key: row.getAttribute('data-key') ?? '' };
  }
  const control = target.closest(CONTROLS);
  if (control && row.contains(control) && !control.hasAttribute('data-row-link')) return NONE;
  if (!control && window.getSelection()?.isCollapsed === false) return NONE;
  return pressedLink(event, target, row);
}
