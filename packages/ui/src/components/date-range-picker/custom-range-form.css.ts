import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const form = style({
  display: 'grid',
  gap: space.md,
  inlineSize: 260,
  '@media': { 'screen and (min-width: 640px)': { inlineSize: 500 } },
});

export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.sm,
});

/** As high as six weeks, so that loading or changing the month moves nothing. */
export const calendarPlace = style({
  display: 'flex',
  justifyContent: 'center',
  minBlockSize: 276,
});

/** Stays visible when a low window scrolls the form. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.sm,
  marginBlock: `calc(-1 * ${space.sm})`,
  paddingBlock: space.sm,
  background: vars.color.raised,
});
