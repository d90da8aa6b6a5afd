import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { clearOfFoot } from './clear-of-foot.ts';
import { onCards } from './on-cards.ts';
import { checkCell } from './table.css.ts';
import { inset } from './table-edge.css.ts';

const { color, space } = vars;

/** Beside the checkbox on a card. */
export const expandCell = style([
  checkCell,
  onCards({
    selectors: {
      'tbody &&': { insetInlineEnd: 40 },
      'tbody [data-lines] > &&': {
        gridColumn: 4,
        alignSelf: 'center',
        marginInline: `0 calc(-1 * ${space.xs})`,
        paddingInline: `${space.sm} 0`,
      },
    },
  }),
]);

export const expandButton = style({
  ...clearOfFoot,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginInlineStart: -4,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.active, color: color.text },
    '&:focus-visible': focusRingInside,
  },
});

export const expandMark = style({
  selectors: {
    '[dir="rtl"] &': { rotate: '180deg' },
    '[aria-expanded="true"] > &': { rotate: '90deg' },
  },
});

export const detailsRow = style(onCards({ display: 'block' }));

export const details = style([
  {
    padding: `${space.sm} ${inset}`,
    borderBlockEnd: `1px solid ${color.border}`,
    background: color.sunken,
    textAlign: 'start',
  },
  onCards({ display: 'block' }),
]);
