import { style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  containerType: 'inline-size',
});

/** Maximum line length for reading and filling in at a glance. */
export const widths = styleVariants({ form: { maxInlineSize: size.form }, full: {} });

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // As far apart as the parts of a page.
  selectors: { '& + &': { marginBlockStart: space.sm } },
});

export const heading = style({
  padding: 0,
  ...type.section,
  color: color.ink,
  marginBlockEnd: space.md,
  selectors: { '&:has(+ p)': { marginBlockEnd: space.xs } },
});

export const intro = style({ color: color.textMuted, fontSize: font.size.sm, marginBlock: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.lg,
  rowGap: space.lg,
  alignItems: 'start',
});

/** Columns when the form is wide enough; one column on a phone. */
export const columns = styleVariants({
  1: {},
  2: {
    '@container': { '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  3: {
    '@container': {
      '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(min-width: 760px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
});

/** Takes no row when empty. */
export const wide = style({
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
});

export const actions = styleVariants({
  start: { display: 'flex', flexWrap: 'wrap', gap: space.sm, justifyContent: 'flex-start' },
  end: { display: 'flex', flexWrap: 'wrap', gap: space.sm, justifyContent: 'flex-end' },
});

export const summary = style({
  padding: space.md,
  border: `1px solid ${color.danger.border}`,
  borderRadius: radius.md,
  background: color.danger.ground,
  color: color.danger.text,
  fontSize: font.size.sm,
  selectors: {
    '&:focus-visible': { outline: `${size.focusRing} solid ${color.focus}`, outlineOffset: 1 },
  },
});

export const summaryTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  margin: 0,
  ...type.section,
});

export const summaryIcon = style({ inlineSize: size.icon, blockSize: size.icon, flex: 'none' });

export const summaryList = style({
  margin: `${space.xs} 0 0`,
  paddingInlineStart: `calc(${size.icon} + ${space.sm} + 1em)`,
});

/** Touch target height: problems are stacked. */
export const summaryLink = style({
  display: 'inline-block',
  minBlockSize: 24,
  paddingBlock: 2,
  color: 'inherit',
  // Aligns the list marker with the first line.
  verticalAlign: 'top',
});
