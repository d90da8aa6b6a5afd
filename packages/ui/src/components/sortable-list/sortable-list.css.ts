import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

export const list = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 44,
  paddingInline: `${space.xs} ${space.md}`,
  paddingBlock: space.xs,
  fontSize: font.size.sm,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:first-child': { borderStartStartRadius: radius.md, borderStartEndRadius: radius.md },
    '&:last-child': { borderEndStartRadius: radius.md, borderEndEndRadius: radius.md },
  },
});

/** The dragged item lies above the others. */
export const lifted = style({
  position: 'relative',
  zIndex: 1,
  background: color.raised,
  boxShadow: vars.shadow.md,
  outline: `2px solid ${color.primaryText}`,
  outlineOffset: -2,
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
});

/** Touch on it drags instead of scrolling the page. */
export const handle = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: size.controlSmall,
  blockSize: size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&:focus-visible': focusRing,
    [`${lifted} &`]: { cursor: 'grabbing' },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: 44, blockSize: 44 },
    print: { display: 'none' },
  },
});

export const place = style({
  flex: 'none',
  minInlineSize: '2ch',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const content = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
