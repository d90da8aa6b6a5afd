import { vars } from '../theme/vars.css.ts';

/** Corner radius of a small box: never so round that a checkbox looks like a radio button. */
export const boxCorner = `min(${vars.radius.sm}, 4px)`;
