import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, font, radius } = vars;

/**
 * Browsers scroll by whole pixels, and text is a fraction wider: without an extra pixel at the end, the last tab is cut
 * off by that fraction.
 */
export const tabs = style({
  display: 'flex',
  gap: space.lg,
  overflowX: 'auto',
  paddingInlineEnd: 1,
  boxShadow: `inset 0 -1px ${color.border}`,
  scrollbarWidth: 'none',
});

export const tab = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 32,
  padding: 0,
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
      // Visible when there isn't room for all.
      scrollInitialTarget: 'nearest',
    },
  },
});

/** One of a column in a filter. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: 32,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  fontSize: font.size.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&[aria-pressed="true"]': { background: color.selected, fontWeight: font.weight.medium },
  },
});

export const column = style({ display: 'grid', gap: 2 });

export const count = style({
  color: color.textMuted,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
