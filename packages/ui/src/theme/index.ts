export { tokenNames } from './token-names.ts';
export { type } from './type.ts';
export { vars } from './vars.css.ts';
