import { themeRules } from '@payfac/ui/brand';
import { isHexColor } from '@payfac/ui/color';

/**
 * CSS rules that apply a product's color on top of the brand's stylesheet, readable in light and dark mode for any
 * color. Empty when the product has no color.
 */
export const brandingStyles = (primaryColor: string | null): string =>
  primaryColor !== null && isHexColor(primaryColor)
    ? themeRules({ mode: 'light', primary: primaryColor })
    : '';
