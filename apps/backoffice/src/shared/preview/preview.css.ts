import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius } = vars;

/** The text before there is a page. */
export const hint = style({ color: color.textMuted, fontSize: font.size.sm });

/** Stacks a new preview over the previous one, so that a change doesn't flash. */
export const screens = style({
  display: 'grid',
  blockSize: 'clamp(360px, calc(100vh - 260px), 760px)',
  overflow: 'hidden',
  borderRadius: radius.md,
});
export const screen = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});
/** Still loading. */
export const coming = style([screen, { visibility: 'hidden' }]);
