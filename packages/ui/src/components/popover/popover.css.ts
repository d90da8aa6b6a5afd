import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { popover as surface } from '../menu/menu.css.ts';

const { space, font } = vars;

/** Wider than a menu, whichever stylesheet is loaded last. */
export const popover = style([
  surface,
  { selectors: { '&&': { maxInlineSize: 'min(360px, calc(100vw - 24px))' } } },
]);

export const panel = style({
  display: 'grid',
  gap: space.md,
  padding: space.lg,
  fontSize: font.size.sm,
});
