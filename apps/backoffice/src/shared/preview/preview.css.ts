import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius } = vars;

/** The text before there is a page. */
export const hint = style({ color: color.textMuted, fontSize: font.size.sm });

/** Stacks a new preview over the previous one, so that a change doesn't flash. */
const stacked = style({ display: 'grid', overflow: 'hidden', borderRadius: radius.md });
export const screens = style([stacked, { blockSize: 'clamp(360px, calc(100vh - 260px), 760px)' }]);
export const fewScreens = style([
  stacked,
  { blockSize: 'clamp(280px, calc(100vh - 560px), 480px)' },
]);
export const screen = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});
/** Still loading. */
export const coming = style([screen, { visibility: 'hidden' }]);
