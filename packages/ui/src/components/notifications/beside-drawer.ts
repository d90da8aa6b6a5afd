import type { CSSProperties } from 'react';

/** From the window's edge, in pixels; the width is that of `size.toast`. */
const EDGE = 20;
const WIDTH = 380;

/**
 * Where notices stand while a drawer is open, so that they lie on none of its buttons: at the top
 * beside it, and where it leaves no room there, at the bottom above its buttons.
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
