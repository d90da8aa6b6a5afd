import type { auth, Output } from '@payfac/api/contract';
import type { ProductTerms } from '@payfac/domain/products';
import type { facilitators } from '../../kernel/database/schema/index.ts';

type Branding = Output<typeof auth.sso>['branding'];
type Facilitator = Pick<typeof facilitators.$inferSelect, 'name' | 'branding'>;

/** Paths of the platform's own terms, on the hosts of the app and of hosted pages. */
export const legalPaths = { terms: '/legal/terms', privacy: '/legal/privacy' } as const;

/** Update whenever the text of the platform's own terms changes. */
export const ownTermsVersion = '2026-01';

/** The version of the terms in force: the product's own, or else the platform's. */
export const termsVersionOf = (
  { branding }: Pick<Facilitator, 'branding'>,
  { termsUrl }: ProductTerms,
): string =>
  termsUrl ??
  (branding.termsUrl === undefined
    ? ownTermsVersion
    : (branding.termsVersion ?? branding.termsUrl));

/** A facilitator's branding. */
export const brandingOf = ({ name, branding }: Facilitator): Branding => ({
  facilitatorName: name,
  squareLogoUrl: branding.squareLogoUrl ?? null,
  primaryColor: branding.primaryColor ?? null,
  termsUrl: branding.termsUrl ?? legalPaths.terms,
  privacyUrl: branding.privacyUrl ?? legalPaths.privacy,
});

/** The terms a product's merchants see: the product's own, or else the facilitator's. */
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
