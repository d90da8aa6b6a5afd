import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, radius } = vars;

const whole = { display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const wizard = styleVariants({
  horizontal: whole,
  vertical: {
    ...whole,
    '@media': {
      '(min-width: 900px)': {
        gridTemplateColumns: '200px minmax(0, 1fr)',
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

/** Sections of a form in it stand in columns where there is room for them. */
export const content = style({ containerType: 'inline-size' });

export const failure = style({
  marginBlockStart: space.lg,
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${color.danger.border}`,
  borderRadius: radius.md,
  background: color.danger.ground,
  color: color.danger.text,
  fontSize: font.size.sm,
});

export const buttons = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockStart: space.xl,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.border}`,
});
