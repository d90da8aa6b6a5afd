import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font } = vars;

const pageHeader = { display: 'grid', gap: space.xs } as const;

export const densities = styleVariants({
  page: { ...pageHeader, paddingBlockEnd: space.sm },
  // As high as its title, whatever the brand's controls are.
  list: { ...pageHeader, vars: { [size.control]: '32px' } },
});

/** On a phone a list's title and its tools keep to one line: its rows are what people came for. */
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

/** Where there is no room beside them for the actions, those come after, and not in between. */
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

/** In the title's line; on a phone the way back is the browser's. */
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
