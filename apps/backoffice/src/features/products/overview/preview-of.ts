import type { Product, ProductBranding } from '@payfac/domain/products';
import { isHexColor } from '@payfac/ui/color';
import { place } from '../../../shared/environment/environment.ts';

type Shown = {
  readonly [K in 'spProductName' | 'primaryColor']?: ProductBranding[K] | undefined;
};

/** What merchants see: the brand's own where a product has none. */
export const previewOf = ({ spProductName, primaryColor }: Shown, { name }: Product) => ({
  name: spProductName ?? name,
  color: primaryColor && isHexColor(primaryColor) ? primaryColor : place.brand.primaryColor,
});
