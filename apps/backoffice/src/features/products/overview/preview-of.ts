import { type Product, type ProductBranding, productBrandingSchema } from '@payfac/domain/products';
import { isHexColor } from '@payfac/ui/color';
import { place } from '../../../shared/environment/environment.ts';

type Shown = {
  readonly [K in 'spProductName' | 'primaryColor' | 'squareLogoUrl']?:
    | ProductBranding[K]
    | undefined;
};

const logoAddress = productBrandingSchema.shape.squareLogoUrl;

/** The address of a logo, once it is one. */
const addressOf = (text: string | null | undefined): string | undefined =>
  logoAddress.safeParse(text).data ?? undefined;

/** What merchants see: the brand's own where a product has none. */
export const previewOf = (
  { spProductName, primaryColor, squareLogoUrl }: Shown,
  { name }: Product,
) => ({
  name: spProductName ?? name,
  logo: addressOf(squareLogoUrl),
  color: primaryColor && isHexColor(primaryColor) ? primaryColor : place.brand.primaryColor,
});
