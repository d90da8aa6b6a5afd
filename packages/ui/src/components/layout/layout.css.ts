import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

/** Gaps between items, by spacing token. */
export type Gap = keyof typeof space;

const minimum = createVar();

export const gaps = styleVariants(space, (gap) => ({ gap }));

/** `minmax` instead of a plain `1fr`: a long word or a table never makes its column wider than the page. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

export const stackAligns = styleVariants({
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  end: { justifyItems: 'end' },
});

export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });
export const inlineOneLine = style({ flexWrap: 'nowrap' });

export const inlineAligns = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const inlineJustifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const grid = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))`,
});

export const gridStretched = style({ alignItems: 'stretch' });

/** Minimum column widths; as many columns as fit, one on a phone. */
export const minimums = styleVariants(
  { xs: '120px', sm: '180px', md: '240px', lg: '320px', xl: '440px' },
  (width) => ({ vars: { [minimum]: width } }),
);
