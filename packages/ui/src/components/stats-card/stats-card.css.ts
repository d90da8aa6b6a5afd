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
  /** No box: a figure is set under a hairline. */
  figure: {
    gap: space.xs,
    paddingBlock: `${space.md} ${space.lg}`,
    borderBlockStart: `1px solid ${color.border}`,
  },
  /** Within a strip that already has hairlines. */
  strip: { gap: space.xs, paddingBlock: `${space.md} ${space.lg}` },
  /** First on its page, above the line chart that explains it. */
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

/** On the amount's baseline; below it when there is no room. */
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
  /** Surrounding Hebrew doesn't separate the sign from the digits. */
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
/** Centered on the first line. */
export const reasonIcon = style({ flex: 'none', marginBlockStart: 2 });

export const delta = style({ minBlockSize: '1lh', fontSize: font.size.xs });

export const sparkline = style({ blockSize: 32, marginBlockStart: space.xs });
