import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingInside, pointedAt } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { floating } from '../../styling/motion.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

export const popover = style([
  floating,
  {
    zIndex: vars.layer.popover,
    minInlineSize: 184,
    maxInlineSize: 320,
    overflow: 'auto',
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.md,
    background: color.raised,
    color: color.text,
    boxShadow: vars.shadow.lg,
    outline: 'none',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const menu = style({ padding: space.xs, outline: 'none' });
/** Touch devices still get a full touch target. */
export const dense = style({});

/** Row height: the product's 43 px. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: vars.size.menuRow,
  paddingInline: 10,
  borderRadius: vars.radius.sm,
  fontSize: font.size.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.hover },
    '&[data-pressed]': { background: color.active },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: fine)': { selectors: { [`${dense} &`]: { minBlockSize: 32 } } },
    [forcedColors]: { selectors: { ...pointedAt, '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const tones = styleVariants({
  neutral: {},
  danger: { color: color.danger.text },
});

export const icon = style({
  display: 'flex',
  flex: 'none',
  color: color.textMuted,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});
export const dangerIcon = style({ color: 'inherit' });

export const texts = style({ display: 'grid', minInlineSize: 0, flex: '1 1 auto' });
export const description = style({ color: color.textMuted, fontSize: font.size.xs });
export const check = style({
  display: 'flex',
  marginInlineStart: 'auto',
  color: color.primaryText,
});

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: space.xs,
      paddingBlockStart: space.xs,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});

export const heading = style({
  padding: `${space.sm} 10px ${space.xs}`,
  color: color.textMuted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});
