import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styling/focus.css.ts';
import { forcedColors } from '../../styling/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space, motion } = vars;

export const control = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  gap: 2,
  padding: 2,
  borderRadius: radius.md,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  '@media': { [forcedColors]: { border: '1px solid ButtonBorder' } },
});

export const fullWidth = style({ display: 'flex' });

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  borderRadius: `calc(${radius.md} - 2px)`,
  color: color.text,
  fontWeight: font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.duration.fast} ${motion.ease.out}`,
  selectors: {
    '&:hover:not(:has(:checked, :disabled))': { background: color.active },
    '&:has(:checked)': {
      background: color.raised,
      boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { color: color.textMuted, cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});

export const sizes = styleVariants({
  small: {
    minBlockSize: `calc(${size.controlSmall} - 4px)`,
    paddingInline: space.sm,
    fontSize: font.size.xs,
  },
  medium: {
    minBlockSize: `calc(${size.control} - 4px)`,
    paddingInline: space.md,
    fontSize: font.size.sm,
  },
});
