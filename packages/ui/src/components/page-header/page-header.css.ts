import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font } = vars;

export const pageHeader = style({ display: 'grid', gap: space.xs, paddingBlockEnd: space.sm });

export const main = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.sm} ${space.lg}`,
});

/** Where there is no room beside them for the actions, those come after, and not in between. */
export const words = style({
  display: 'grid',
  flex: '1 1 0',
  gap: space.xs,
  minInlineSize: 'min(100%, 180px)',
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: size.control,
});

export const title = style({
  fontSize: font.size.xxl,
  fontWeight: font.weight.semibold,
  letterSpacing: `calc(${font.tracking.heading} * 1em)`,
  lineHeight: font.line.tight,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const description = style({
  maxInlineSize: '72ch',
  color: color.textMuted,
  fontSize: font.size.sm,
});
