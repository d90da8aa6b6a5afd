import type { CSSProperties } from 'react';

/** Distance from the window's edge in pixels; the width is `size.toast`. */
const EDGE = 20;
const WIDTH = 380;

/**
 * Position of notifications while a drawer is open, so that they cover none of its buttons: at the top beside it, or
 * when there is no room, at the bottom above its buttons.
 */
export function besideDrawer(drawer: Element | undefined): CSSProperties {
  if (!drawer) return {};
  const { width } = drawer.getBoundingClientRect();
  if (globalThis.innerWidth - width >= WIDTH + 2 * EDGE) {
    return { insetInlineEnd: width + EDGE };
  }
  const footer = drawer.querySelector('[data-dialog-footer]')?.getBoundingClientRect().height ?? 0;
  return { insetBlockStart: 'auto', insetBlockEnd: footer + EDGE };
}
