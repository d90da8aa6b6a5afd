import type { auth, Output } from '@payfac/api/contract';
import type { facilitators } from '../../database/schema/index.ts';

type Branding = Output<typeof auth.sso>['branding'];
type Facilitator = Pick<typeof facilitators.$inferSelect, 'brand' | 'name' | 'branding'>;

/** Where the facilitator's terms lie; the brands are made up, and so is their site. */
const siteOf = (brand: string) => `https://www.${brand}.example`;

/** How a facilitator shows itself. */
export const brandingOf = ({ brand, name, branding }: Facilitator): Branding => ({
  facilitatorName: name,
  squareLogoUrl: branding.squareLogoUrl ?? null,
  primaryColor: branding.primaryColor ?? null,
  termsUrl: `${siteOf(brand)}/terms`,
  privacyUrl: `${siteOf(brand)}/privacy`,
});
