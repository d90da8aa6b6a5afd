import { vars } from '../theme/vars.css.ts';

/** The corners of a small box: never so round that a checkbox is taken for a radio button. */
export const boxCorner = `min(${vars.radius.sm}, 4px)`;
