import * as z from 'zod/mini';
import { phoneNumber } from '../../kernel/contact/phone.ts';

/** A brand's look in the back office and on its hosted pages. */
export const brandingSchema = z.object({
  /** Name of the facilitator. */
  facilitatorName: z.string(),
  /** URL of the square logo. */
  squareLogoUrl: z.nullable(z.string()),
  /** Color of buttons and links, `#RRGGBB`. */
  primaryColor: z.nullable(z.string()),
  /** URL of the terms. */
  termsUrl: z.string(),
  /** URL of the privacy notice. */
  privacyUrl: z.string(),
});

export type Branding = z.output<typeof brandingSchema>;

/** The payment facilitator behind a brand: its hosts, cutoffs and the addresses its emails use. */
export const facilitatorSchema = z.object({
  /** Id of the facilitator: `facId` of the sign-on call. */
  facId: z.string(),
  /** First label of the brand's hosts: `harbor` in `harbor.localhost`. */
  brand: z.string(),
  /** Display name. */
  name: z.string(),
  /** Page title, ending in the word Backoffice. */
  title: z.string(),
  /** IANA time zone of cutoffs and banking days. */
  timeZone: z.string(),
  /** Support email address for payers. */
  supportEmail: z.nullable(z.string()),
  /** Support phone number for payers. */
  supportPhone: z.nullable(phoneNumber),
  /** Branding: colors and logo. */
  branding: brandingSchema,
});

export type Facilitator = z.output<typeof facilitatorSchema>;
