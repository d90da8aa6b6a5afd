import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

/** Touch target in pixels, also when lines wrap. */
const TARGET = 24;

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  fontSize: font.size.xs,
});

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
});

globalStyle(`${crumb} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: TARGET,
});

export const current = style({ color: color.text, overflowWrap: 'anywhere' });

/** A separator between items; none after the last. */
export const mark = style({
  selectors: {
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
    [`${crumb}:last-child > &`]: { display: 'none' },
  },
});
