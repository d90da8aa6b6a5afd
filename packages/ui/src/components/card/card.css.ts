import { style, styleVariants } from '@vanilla-extract/css';
import { edgeInset, edgeRadius } from '../../styling/edge.css.ts';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, size } = vars;

/** No box: parts of a page are separated by their titles and spacing; titles beside their content also by a line. */
export const card = styleVariants({
  above: { minInlineSize: 0 },
  beside: {
    minInlineSize: 0,
    containerType: 'inline-size',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.border}`, paddingBlockStart: space.lg },
    },
  },
});

/** Room for a title of a few words beside a form. */
const roomBeside = '(inline-size >= 960px)';

export const columns = style({
  '@container': {
    [roomBeside]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${size.form})`,
      columnGap: space.xl,
      alignItems: 'start',
    },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: size.control,
  paddingBlockEnd: space.sm,
});

export const title = style([type.section, { color: color.ink }]);
export const description = style({ color: color.textMuted, fontSize: font.size.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const body = style({
  paddingBlockEnd: space.lg,
  // The line below has its own distance.
  selectors: { [`${columns} > &`]: { paddingBlockEnd: space.md } },
});
/** A table inside it aligns with its title. */
export const flush = style({
  vars: { [edgeRadius]: '0', [edgeInset]: '0px' },
});
