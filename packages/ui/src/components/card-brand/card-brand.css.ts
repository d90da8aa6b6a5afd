import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** A brand's colors are the same in every mode, and in forced colors. */
export const mark = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
  borderRadius: 3,
  outline: `1px solid ${vars.color.border}`,
  outlineOffset: -1,
  forcedColorAdjust: 'none',
});

export const sizes = styleVariants({
  small: { inlineSize: 25, blockSize: 16 },
  medium: { inlineSize: 34, blockSize: 22 },
});
