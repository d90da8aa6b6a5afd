import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { spinnerSize } from '../spinner/spinner.css.ts';

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
  touchAction: 'manipulation',
  cursor: 'pointer',
  transition: `background-color ${motion.duration.fast} ${motion.ease.out}, border-color ${motion.duration.fast} ${motion.ease.out}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&[data-pending]': { cursor: 'progress' },
  },
});

/** Touch leaves no hover state; disabled buttons show none. */
const hovered = (rules: StyleRule) => ({
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:active, :disabled, [data-pending])': rules },
    },
  },
});
const pressed = '&:active:not(:disabled, [data-pending])';
/** Its menu is open, or it is a switch that is on. */
const expanded = '&:is([aria-expanded=true], [aria-pressed=true])';

export const variants = styleVariants({
  primary: {
    background: color.primary,
    borderColor: color.primaryEdge,
    color: color.onPrimary,
    boxShadow: vars.shadow.sm,
    selectors: { [pressed]: { background: color.primaryActive } },
    ...hovered({ background: color.primaryHover }),
  },
  secondary: {
    background: color.surface,
    borderColor: color.borderControl,
    color: color.text,
    boxShadow: vars.shadow.sm,
    selectors: { [`${pressed}, ${expanded}`]: { background: color.active } },
    ...hovered({ background: color.hover, borderColor: color.borderStrong }),
  },
  quiet: {
    background: 'transparent',
    color: color.text,
    selectors: { [`${pressed}, ${expanded}`]: { background: color.active } },
    ...hovered({ background: color.hover }),
  },
  danger: {
    background: color.danger.solid,
    color: color.danger.onSolid,
    boxShadow: vars.shadow.sm,
    selectors: {
      [pressed]: { background: `color-mix(in oklab, ${color.danger.solid}, ${color.text} 22%)` },
    },
    ...hovered({ background: `color-mix(in oklab, ${color.danger.solid}, ${color.text} 12%)` }),
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
  large: { minBlockSize: size.controlLarge, paddingInline: space.lg, fontSize: font.size.sm },
});

export const fullWidth = style({ inlineSize: '100%' });

export const content = style({ display: 'contents' });

/** Space for the spinner is taken from the padding, so that the button keeps its width. */
const withSpinner = (padding: string, spinner: number, gap: number) => ({
  gap,
  paddingInline: `calc(${padding} - ${(spinner + gap) / 2}px)`,
  vars: { [spinnerSize]: `${spinner}px` },
});

export const room = styleVariants({
  small: withSpinner(space.sm, 8, 2),
  medium: withSpinner(space.md, 12, 4),
  large: withSpinner(space.lg, 14, 6),
});

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: 'inherit',
});
