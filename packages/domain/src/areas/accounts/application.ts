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

/** Which terms were accepted, when, and by whose word. */
export const acceptedTermsSchema = z.object({
  /** As the facilitator names it; the terms' address where it names none. */
  version: z.string(),
  /** When it was accepted. */
  acceptedAt: instant,
  /** Username of the person who accepted the terms. */
  acceptedBy: z.string(),
});
export type AcceptedTerms = z.output<typeof acceptedTermsSchema>;

/**
 * An account: the application of a merchant and its outcome. Its onboarding status is `status`, its merchant
 * stage `stage`.
 */
export const applicationSchema = z.object({
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** The first of its sub-merchants. */
  subMerchantId: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** Name of the product that the account belongs to. */
  spProductName: z.string(),
  /** The state it is in. */
  status: z.enum(applicationStatuses),
  /** How far the application has come. */
  stage: z.enum(merchantStages),
  /** Null until an approval asks the processor for the merchant. */
  provisioning: z.nullable(z.enum(provisioningStatuses)),
  /** Null while the merchant is not suspended. */
  suspension: z.nullable(suspensionSchema),
  /** What happened, in order. */
  logs: z.array(applicationLogSchema),
  /** True where it is true of every sub-merchant. */
  rules: accountRulesSchema,
  /** Where the terms of its product lie. */
  terms: productTermsSchema,
  /** The terms that were accepted for the merchant; null before. */
  acceptedTerms: z.nullable(acceptedTermsSchema),
  /** Who the business is, to the authorities. */
  identity: identitySchema,
  /** The application's accounts. */
  subMerchantDocs: z.array(subMerchantSchema),
  /** Bank accounts that payouts may go to. */
  payoutBankAccounts: z.array(payoutBankAccountSchema),
  /** Settings of the card fields. */
  tokenization: z.object({
    /** The key that data are encrypted with. */
    publicKey: z.string(),
  }),
  /** Settings. */
  settings: accountSettingsSchema,
  /** Features and whether each is on. */
  features: featureFlagsSchema,
  /** When it was submitted. */
  submittedAt: z.nullable(instant),
  /** When it was made. */
  createdAt: instant,
  /** When it was last changed. */
  updatedAt: instant,
});
export type Application = z.output<typeof applicationSchema>;
