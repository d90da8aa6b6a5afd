import { style } from '@vanilla-extract/css';
import { focusRingInside, pointedAt } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { floating } from '../../styling/motion.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, space } = vars;

export const popover = style([
  floating,
  {
    zIndex: vars.layer.popover,
    minInlineSize: 184,
    maxInlineSize: 'calc(100vw - 24px)',
    overflow: 'auto',
    border: `1px solid ${color.border}`,
    borderRadius: radius.md,
    background: color.raised,
    color: color.text,
    boxShadow: vars.shadow.lg,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const list = style({
  maxBlockSize: 320,
  overflow: 'auto',
  padding: space.xs,
  outline: 'none',
  fontFamily: font.family.sans,
  selectors: { '&[data-empty]': { padding: 0 } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: 32,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderRadius: radius.sm,
  fontSize: font.size.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.hover },
    '&[data-selected]': { color: color.primaryText },
    '&[data-focus-visible]': focusRingInside,
  },
  '@media': { [forcedColors]: { selectors: pointedAt } },
});

export const texts = style({ display: 'grid', flex: 1, minInlineSize: 0 });
export const description = style({ color: color.textMuted, fontSize: font.size.sm });

export const noData = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.md,
  paddingInline: `calc(${space.xs} + ${space.sm})`,
  color: color.textMuted,
  fontSize: font.size.sm,
});

/** Stays below the options while they scroll. */
export const more = style([
  noData,
  { paddingBlock: space.sm, borderBlockStart: `1px solid ${color.border}` },
]);
