import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const panel = style({ display: 'grid', gap: space.md, minInlineSize: 236 });

export const list = style({
  display: 'grid',
  maxBlockSize: 320,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space.sm,
  overflowY: 'auto',
  borderBlockEnd: `1px solid ${color.border}`,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: 32,
});

/** A quiet button, whose label aligns with the other buttons' edges. */
export const reset = style({ marginInlineStart: `calc(-1 * ${space.sm})` });

export const moves = style({ display: 'flex', flex: 'none' });
