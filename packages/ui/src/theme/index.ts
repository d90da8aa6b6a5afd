export { tokenNames } from './token-names.ts';
export { vars } from './vars.css.ts';
