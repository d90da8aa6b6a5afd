import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** An anchor has no press handling of ours, so its hover is the browser's. */
export const hover = styleVariants({
  primary: { selectors: { '&:hover': { background: vars.color.primaryHover } } },
  secondary: { selectors: { '&:hover': { background: vars.color.hover } } },
  quiet: { selectors: { '&:hover': { background: vars.color.hover } } },
});
