import { style } from '@vanilla-extract/css';
import { edgeInset, edgeRadius } from '../../styling/edge.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const card = style({
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  boxShadow: vars.shadow.sm,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: 44,
  padding: `${space.sm} ${space.lg}`,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const title = style({ fontSize: font.size.md, fontWeight: font.weight.semibold });
export const description = style({ color: color.textMuted, fontSize: font.size.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const body = style({ padding: space.lg });
export const flush = style({
  padding: 0,
  vars: { [edgeRadius]: '0', [edgeInset]: space.lg },
});
/** What fills it is cut at its corners. */
export const filled = style({ overflow: 'clip' });
