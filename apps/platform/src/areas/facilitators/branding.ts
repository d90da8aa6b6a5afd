import type { auth, Output } from '@payfac/api/contract';
import type { facilitators } from '../../kernel/database/schema/index.ts';

type Branding = Output<typeof auth.sso>['branding'];
type Facilitator = Pick<typeof facilitators.$inferSelect, 'name' | 'branding'>;

/** Where the platform's own terms lie, on the hosts of the app and of hosted pages. */
export const legalPaths = { terms: '/legal/terms', privacy: '/legal/privacy' } as const;

/** Changes whenever a word of the platform's own terms does. */
export const ownTermsVersion = '2026-01';

/** What is accepted with the terms that are in force. */
export const termsVersionOf = ({ branding }: Pick<Facilitator, 'branding'>): string =>
  branding.termsUrl === undefined ? ownTermsVersion : (branding.termsVersion ?? branding.termsUrl);

/** How a facilitator shows itself. */
export const brandingOf = ({ name, branding }: Facilitator): Branding => ({
  facilitatorName: name,
  squareLogoUrl: branding.squareLogoUrl ?? null,
  primaryColor: branding.primaryColor ?? null,
  termsUrl: branding.termsUrl ?? legalPaths.terms,
  privacyUrl: branding.privacyUrl ?? legalPaths.privacy,
});
