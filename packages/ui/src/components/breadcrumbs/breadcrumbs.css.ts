import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

/** Pixels: what a finger needs, also where lines stand below each other. */
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

/** It points at what comes next, and so not at the end. */
export const mark = style({
  selectors: {
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
    [`${crumb}:last-child > &`]: { display: 'none' },
  },
});
