import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.lg}`,
  margin: 0,
  marginBlockEnd: space.lg,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: 32,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:hover:not(:disabled)': { color: color.primaryText },
    '&[aria-current=step]': { color: color.text },
    '&:focus-visible': focusRing,
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 22,
  blockSize: 22,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: '50%',
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current=step] > &': {
      borderColor: color.primary,
      background: color.primary,
      color: color.onPrimary,
    },
    '[data-done] > &': {
      borderColor: color.primaryBorder,
      background: color.primaryGround,
      color: color.primaryText,
    },
  },
});

/** Sections of a form in it stand in columns where there is room for them. */
export const content = style({ containerType: 'inline-size' });

export const buttons = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockStart: space.xl,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.border}`,
});
