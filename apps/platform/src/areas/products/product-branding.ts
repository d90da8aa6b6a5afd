import type { ProductBranding } from '@payfac/domain/products';

/** The branding of a product's pages and e-mails; without a color, the facilitator's is used. */
export interface Dress {
  readonly name: string;
  /** `#RRGGBB`. */
  readonly primaryColor: string | null;
  /** An https address. */
  readonly squareLogoUrl: string | null;
}

export const productBrandingOf = ({ branding }: { readonly branding: ProductBranding }): Dress => ({
  name: branding.spProductName,
  primaryColor: branding.primaryColor,
  squareLogoUrl: branding.squareLogoUrl,
});
