import type { auth, Output } from '@payfac/api/contract';
import type { ProductTerms } from '@payfac/domain/products';
import type { facilitators } from '../../kernel/database/schema/index.ts';

type Branding = Output<typeof auth.sso>['branding'];
type Facilitator = Pick<typeof facilitators.$inferSelect, 'name' | 'branding'>;

/** Where the platform's own terms lie, on the hosts of the app and of hosted pages. */
export const legalPaths = { terms: '/legal/terms', privacy: '/legal/privacy' } as const;

/** Changes whenever a word of the platform's own terms does. */
export const ownTermsVersion = '2026-01';

/** What is accepted with the terms that are in force: the product's where it has its own. */
export const termsVersionOf = (
  { branding }: Pick<Facilitator, 'branding'>,
  { termsUrl }: ProductTerms,
): string =>
  termsUrl ??
  (branding.termsUrl === undefined
    ? ownTermsVersion
    : (branding.termsVersion ?? branding.termsUrl));

/** How a facilitator shows itself. */
export const brandingOf = ({ name, branding }: Facilitator): Branding => ({
  facilitatorName: name,
  squareLogoUrl: branding.squareLogoUrl ?? null,
  primaryColor: branding.primaryColor ?? null,
  termsUrl: branding.termsUrl ?? legalPaths.terms,
  privacyUrl: branding.privacyUrl ?? legalPaths.privacy,
});

/** What a product's merchants are shown: its own terms, and the facilitator's where it has none. */
export const termsInForce = (
  facilitator: Facilitator,
  { termsUrl, privacyUrl }: ProductTerms,
): Pick<Branding, 'termsUrl' | 'privacyUrl'> => {
  const ofFacilitator = brandingOf(facilitator);
  return {
    termsUrl: termsUrl ?? ofFacilitator.termsUrl,
    privacyUrl: privacyUrl ?? ofFacilitator.privacyUrl,
  };
};
