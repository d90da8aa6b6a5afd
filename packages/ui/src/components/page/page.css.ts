import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { size, space } = vars;

/** Start-aligned, not centered: content starts at the same place on every page. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xxl,
  inlineSize: '100%',
});

export const widths = styleVariants({
  form: { maxInlineSize: size.form },
  record: { maxInlineSize: size.pageForm },
  list: { maxInlineSize: size.pageList },
  full: {},
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  alignItems: 'start',
  '@media': {
    '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)' },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xxl,
});
