import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font, radius, motion } = vars;

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: radius.md,
  fontFamily: font.family.sans,
  fontWeight: font.weight.medium,
  lineHeight: font.line.tight,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.duration.fast} ${motion.ease.out}, border-color ${motion.duration.fast} ${motion.ease.out}`,
  selectors: {
    '&:focus-visible, &[data-focus-visible]': focusRing,
    '&[data-disabled], &:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&[data-pending]': { cursor: 'progress' },
  },
});

export const variants = styleVariants({
  primary: {
    background: color.primary,
    color: color.onPrimary,
    boxShadow: vars.shadow.sm,
    selectors: {
      '&[data-hovered]:not([data-pending])': { background: color.primaryHover },
      '&[data-pressed]': { background: color.primaryActive },
    },
  },
  secondary: {
    background: color.surface,
    borderColor: color.border,
    color: color.text,
    boxShadow: vars.shadow.sm,
    selectors: {
      '&[data-hovered]:not([data-pending])': {
        background: color.hover,
        borderColor: color.borderStrong,
      },
      '&[data-pressed], &[aria-expanded=true]': { background: color.active },
    },
  },
  quiet: {
    background: 'transparent',
    color: color.text,
    selectors: {
      '&[data-hovered]:not([data-pending])': { background: color.hover },
      '&[data-pressed], &[aria-expanded=true]': { background: color.active },
    },
  },
  danger: {
    background: color.danger.solid,
    color: color.danger.onSolid,
    boxShadow: vars.shadow.sm,
    selectors: {
      '&[data-hovered]:not([data-pending])': {
        background: `color-mix(in oklab, ${color.danger.solid}, ${color.text} 12%)`,
      },
      '&[data-pressed]': {
        background: `color-mix(in oklab, ${color.danger.solid}, ${color.text} 22%)`,
      },
    },
  },
});

export const sizes = styleVariants({
  small: {
    minBlockSize: size.controlSmall,
    paddingInline: space.sm,
    fontSize: font.size.xs,
    borderRadius: radius.sm,
  },
  medium: { minBlockSize: size.control, paddingInline: space.md, fontSize: font.size.sm },
  large: { minBlockSize: size.controlLarge, paddingInline: space.lg, fontSize: font.size.md },
});

export const fullWidth = style({ inlineSize: '100%' });

export const content = style({ display: 'contents' });

export const contentHidden = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  opacity: 0,
});

export const pending = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: 'inherit',
});
