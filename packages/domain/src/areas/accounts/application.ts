import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { applicationLogSchema } from './application-log.ts';
import { identitySchema } from './identity.ts';
import { payoutBankAccountSchema } from './payout-bank-account.ts';
import { productTermsSchema } from './product-terms.ts';
import { accountRulesSchema } from './risk.ts';
import { accountSettingsSchema, featureFlagsSchema } from './settings.ts';
import { applicationStatuses, merchantStages, provisioningStatuses } from './status.ts';
import { subMerchantSchema } from './sub-merchant.ts';
import { suspensionSchema } from './suspension-schema.ts';

/** The terms a merchant accepted, when, and who accepted them. */
export const acceptedTermsSchema = z.object({
  /** The facilitator's version name; the URL of the terms when it gives none. */
  version: z.string(),
  /** When the terms were accepted. */
  acceptedAt: instant,
  /** Username of the person who accepted the terms. */
  acceptedBy: z.string(),
});
export type AcceptedTerms = z.output<typeof acceptedTermsSchema>;

/**
 * A merchant account: its application and the outcome. `status` is the onboarding status, `stage` the merchant stage.
 */
export const applicationSchema = z.object({
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** Id of the application's first sub-merchant. */
  subMerchantId: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Name of the service provider's product. */
  spProductName: z.string(),
  /** Current status. */
  status: z.enum(applicationStatuses),
  /** Stage of the application. */
  stage: z.enum(merchantStages),
  /** Null until an approval requests the merchant from the processor. */
  provisioning: z.nullable(z.enum(provisioningStatuses)),
  /** Null while the merchant is not suspended. */
  suspension: z.nullable(suspensionSchema),
  /** Log of the account, oldest first. */
  logs: z.array(applicationLogSchema),
  /** A rule is true only when it is true of every sub-merchant. */
  rules: accountRulesSchema,
  /** URLs of the product's terms and privacy notice. */
  terms: productTermsSchema,
  /** The terms accepted for the merchant; null until they are. */
  acceptedTerms: z.nullable(acceptedTermsSchema),
  /** Legal identity of the business. */
  identity: identitySchema,
  /** The application's sub-merchant accounts. */
  subMerchantDocs: z.array(subMerchantSchema),
  /** Bank accounts that payouts can go to. */
  payoutBankAccounts: z.array(payoutBankAccountSchema),
  /** Settings of the hosted card fields. */
  tokenization: z.object({
    /** Public key that card data is encrypted with. */
    publicKey: z.string(),
  }),
  /** Account settings. */
  settings: accountSettingsSchema,
  /** Feature flags. */
  features: featureFlagsSchema,
  /** When it was submitted; null until then. */
  submittedAt: z.nullable(instant),
  /** When it was created. */
  createdAt: instant,
  /** When it was last updated. */
  updatedAt: instant,
});
export type Application = z.output<typeof applicationSchema>;
