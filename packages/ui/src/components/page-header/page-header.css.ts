import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font } = vars;

const pageHeader = { display: 'grid', gap: space.xs } as const;

export const densities = styleVariants({
  page: { ...pageHeader, paddingBlockEnd: space.sm },
  // As high as its title, independent of the brand's control size.
  list: { ...pageHeader, vars: { [size.control]: '32px' } },
});

/** On a phone a list's title and tools share one line: users came for the rows. */
const phone = 'screen and (max-width: 640px)';
const ofList = `${densities.list} &`;

export const main = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.sm} ${space.lg}`,
  '@media': { [phone]: { selectors: { [ofList]: { flexWrap: 'nowrap', columnGap: space.xs } } } },
});

/** When actions don't fit beside the title block, they wrap below it, not into it. */
export const words = style({
  display: 'grid',
  flex: '1 1 0',
  gap: space.xs,
  minInlineSize: 'min(100%, 180px)',
  '@media': { [phone]: { selectors: { [ofList]: { minInlineSize: 0 } } } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: size.control,
});

/** On the title's line; on a phone users go back with the browser. */
export const trail = style({ '@media': { [phone]: { display: 'none' } } });

export const title = style({
  ...type.title,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { selectors: { [ofList]: { fontSize: font.size.xl } } } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  '@media': {
    [phone]: { selectors: { [ofList]: { flex: 'none', flexWrap: 'nowrap', gap: 0 } } },
  },
});
export const description = style({
  maxInlineSize: '72ch',
  color: color.textMuted,
  fontSize: font.size.sm,
});
