import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const sections = style({ display: 'grid', gap: space.xl });

export const title = style({
  paddingBlockEnd: space.xs,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.semibold,
});

export const list = style({ margin: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.lg}`,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: font.size.sm,
});

export const alternatives = style({ display: 'flex', gap: space.md, margin: 0 });

export const keys = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  font: 'inherit',
});

export const between = style({ color: color.textMuted, fontSize: font.size.xs });
