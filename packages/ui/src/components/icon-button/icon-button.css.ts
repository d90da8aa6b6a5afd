import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const square = (side: string) => ({ inlineSize: side, minBlockSize: side, paddingInline: 0 });

export const squares = styleVariants({
  small: square(vars.size.controlSmall),
  medium: square(vars.size.control),
  large: square(vars.size.controlLarge),
});
