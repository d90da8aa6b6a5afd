import { style } from '@vanilla-extract/css';
import { edgeInset, edgeRadius } from '../../styling/edge.css.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

/** No box: parts of a page are separated by their titles and spacing. */
export const card = style({ minInlineSize: 0 });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: vars.size.control,
  paddingBlockEnd: space.sm,
});

export const title = style([type.section, { color: color.ink }]);
export const description = style({ color: color.textMuted, fontSize: font.size.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const body = style({ paddingBlockEnd: space.lg });
/** A table inside it aligns with its title. */
export const flush = style({
  vars: { [edgeRadius]: '0', [edgeInset]: '0px' },
});
