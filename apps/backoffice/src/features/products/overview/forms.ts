import { updateWebhook } from '@payfac/api/contract/products';
import { productBrandingSchema } from '@payfac/domain/products';
import * as z from 'zod/mini';

const { spProductName, squareLogoUrl, primaryColor, termsUrl, privacyUrl } =
  productBrandingSchema.shape;

/** Emptied fields fall back to the facilitator's own branding and terms. */
export const brandingForm = {
  body: z.object({
    spProductName,
    squareLogoUrl: z.optional(squareLogoUrl),
    primaryColor: z.optional(primaryColor),
    termsUrl: z.optional(termsUrl),
    privacyUrl: z.optional(privacyUrl),
  }),
};

const { url, enabled, events } = updateWebhook.body.shape;

export const webhookForm = { body: z.object({ url, enabled, events }) };
