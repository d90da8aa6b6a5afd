import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

export const figure = style({ display: 'grid', gap: space.xs, minInlineSize: 0, margin: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: vars.size.controlSmall,
});

export const toggle = style({ marginInlineStart: 'auto', color: color.textMuted });

export const body = style({ position: 'relative', minInlineSize: 0 });

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.md,
  color: color.textMuted,
  fontSize: font.size.sm,
});
