import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion } = vars;

export const link = style({
  borderRadius: vars.radius.sm,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '1px',
  cursor: 'pointer',
  transition: `color ${motion.duration.fast} ${motion.ease.out}`,
  selectors: { '&:focus-visible': focusRing },
});

export const variants = styleVariants({
  inline: { color: color.primaryText, textDecorationLine: 'underline' },
  standalone: {
    color: color.primaryText,
    fontWeight: vars.font.weight.medium,
    textDecorationLine: 'none',
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  },
  quiet: {
    color: 'inherit',
    textDecorationLine: 'none',
    selectors: { '&:hover': { color: color.primaryText, textDecorationLine: 'underline' } },
  },
});

export const external = style({ marginInlineStart: 4, verticalAlign: '-0.1em' });
