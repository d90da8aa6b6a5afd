import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const thread = style({ display: 'grid', gap: space.lg, minInlineSize: 0 });

export const list = style({
  display: 'grid',
  gap: space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.md,
});

export const content = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.sm}`,
});

export const author = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: font.size.sm,
  fontWeight: font.weight.semibold,
});

export const time = style({
  unicodeBidi: 'plaintext',
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({ marginInlineStart: 'auto' });

export const body = style({
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const empty = style({ margin: 0, color: color.textMuted, fontSize: font.size.sm });

export const composer = style({ display: 'grid', gap: space.sm, margin: 0 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const hint = style({ color: color.textMuted, fontSize: font.size.xs });
