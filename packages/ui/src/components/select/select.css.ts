import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const box = style({ position: 'relative' });

export const select = style([
  input,
  {
    appearance: 'none',
    paddingInlineEnd: space.xxl,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:has(option[value=""]:checked)': { color: color.textSubtle },
      '&:disabled': { color: color.textMuted, opacity: 1 },
    },
  },
]);

export const option = style({ background: color.raised, color: color.text });

/** Lets presses through to the select below it. */
export const end = style({
  position: 'absolute',
  insetInlineEnd: space.sm,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
});
