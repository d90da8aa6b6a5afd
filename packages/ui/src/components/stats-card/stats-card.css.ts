import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
});

export const ranks = styleVariants({
  /** No box: a figure stands under a hairline. */
  figure: {
    gap: space.xs,
    paddingBlock: `${space.md} ${space.lg}`,
    borderBlockStart: `1px solid ${color.border}`,
  },
  /** Among figures that have hairlines between them already. */
  strip: { gap: space.xs, paddingBlock: `${space.md} ${space.lg}` },
  /** It stands first on its page, over the line that shows how it came about. */
  hero: {},
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: vars.size.controlSmall,
});

export const controls = style({ display: 'flex', alignItems: 'center', flexShrink: 0 });

export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.label,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.sm}`,
  minBlockSize: 34,
  ...type.figure,
});

/** What is beside the amount stands on its line; where there is no room, below it. */
export const heroFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.md}`,
  minBlockSize: 48,
  color: color.textMuted,
  ...type.text,
});

export const value = style({
  minInlineSize: 0,
  /** Hebrew around it does not tear the sign from the digits. */
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
});

export const percentage = style({
  marginBlock: -4,
  padding: 4,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: `underline dotted ${color.borderStrong}`,
  textUnderlineOffset: '0.25em',
  cursor: 'help',
  selectors: { '&[data-focus-visible]': focusRing },
});

export const detail = style({
  minBlockSize: '1lh',
  color: color.textMuted,
  fontSize: font.size.sm,
});

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  color: color.danger.text,
  fontSize: font.size.sm,
  lineHeight: font.line.normal,
});

export const reason = style({ display: 'flex', gap: space.xs, minInlineSize: 0 });
/** In the middle of the first line. */
export const reasonIcon = style({ flex: 'none', marginBlockStart: 2 });

export const delta = style({ minBlockSize: '1lh', fontSize: font.size.xs });

export const sparkline = style({ blockSize: 32, marginBlockStart: space.xs });
