import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

/** Browsers scroll by whole pixels, and text is a fraction wider: without a pixel at the end, the last tab is cut off by that fraction. */
export const tabs = style({
  display: 'flex',
  gap: space.xs,
  overflowX: 'auto',
  paddingInlineEnd: 1,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const tab = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 36,
  paddingInline: space.md,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'transparent',
  color: color.textMuted,
  font: 'inherit',
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&[aria-pressed="true"]': {
      borderBlockEndColor: color.primaryText,
      color: color.text,
      // In sight where there is no room for all.
      scrollInitialTarget: 'nearest',
    },
  },
});

export const count = style({
  paddingInline: space.xs,
  borderRadius: radius.full,
  background: color.hover,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
