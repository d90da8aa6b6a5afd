import { themeRules } from '@payfac/ui/brand';
import { isHexColor } from '@payfac/ui/color';

/**
 * The rules that lay a product's color over the brand's stylesheet, readable in light and dark whatever
 * the color. None where it chose none.
 */
export const brandingStyles = (primaryColor: string | null): string =>
  primaryColor !== null && isHexColor(primaryColor)
    ? themeRules({ mode: 'light', primary: primaryColor })
    : '';
