import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, radius, size } = vars;

/** Steps above a form are as wide as the form, so that both end at the same line. */
const whole = {
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: size.form,
} as const;

export const wizard = styleVariants({
  horizontal: whole,
  vertical: {
    ...whole,
    '@media': {
      '(min-width: 900px)': {
        gridTemplateColumns: '200px minmax(0, 1fr)',
        maxInlineSize: 'none',
        columnGap: space.xxl,
        alignItems: 'start',
      },
    },
  },
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const heading = style({
  justifySelf: 'start',
  marginBlockEnd: space.sm,
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:focus-visible': focusRing },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.border}`,
});

/** Keeps its space without a button, so that Next stays at the end of the row. */
export const back = style({ flex: '1 0 auto' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** Next stays at the end, also on its own line. */
export const forward = style({ marginInlineStart: 'auto' });
