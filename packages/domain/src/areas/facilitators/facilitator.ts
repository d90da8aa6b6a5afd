import * as z from 'zod/mini';
import { phoneNumber } from '../../kernel/contact/schema.ts';

/** How a brand shows itself in the back office and on its hosted pages. */
export const brandingSchema = z.object({
  /** The facilitator. */
  facilitatorName: z.string(),
  /** A small square logo. */
  squareLogoUrl: z.nullable(z.string()),
  /** Color of buttons and links, `#RRGGBB`. */
  primaryColor: z.nullable(z.string()),
  /** The address of the terms. */
  termsUrl: z.string(),
  /** The address of the privacy notice. */
  privacyUrl: z.string(),
});

export type Branding = z.output<typeof brandingSchema>;

/** The payment facilitator behind a brand, with its hosts, cut-offs and the addresses its emails need. */
export const facilitatorSchema = z.object({
  /** `facId` of the sign-on call. */
  facId: z.string(),
  /** The first label of its hosts: `harbor` in `harbor.localhost`. */
  brand: z.string(),
  /** The name people see. */
  name: z.string(),
  /** The page title, which ends in the word Backoffice. */
  title: z.string(),
  /** IANA zone of cut-offs and banking days. */
  timeZone: z.string(),
  /** Where payers ask for help. */
  supportEmail: z.nullable(z.string()),
  /** Where payers call for help. */
  supportPhone: z.nullable(phoneNumber),
  /** Colors and logo. */
  branding: brandingSchema,
});

export type Facilitator = z.output<typeof facilitatorSchema>;
