import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenNames } from './token-names.ts';

/**
 * Every theme variable, as `var(--pf-…)`. The names are stable: a brand's stylesheet, an adopted stylesheet or a
 * partner's own CSS may set them.
 */
export const vars = createGlobalThemeContract(tokenNames);
