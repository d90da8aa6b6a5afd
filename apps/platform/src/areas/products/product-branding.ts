import type { ProductBranding } from '@payfac/domain/products';

/** How pages and e-mails to a product's merchants look; the facilitator's color where it has none. */
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
