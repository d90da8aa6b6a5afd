import * as z from 'zod/mini';
import { instant } from '../time/index.ts';
import { applicationLogSchema } from './application-log.ts';
import { identitySchema } from './identity.ts';
import { payoutBankAccountSchema } from './payout-bank-account.ts';
import { accountRulesSchema } from './risk.ts';
import { accountSettingsSchema, featureFlagsSchema } from './settings.ts';
import { applicationStatuses, merchantStages, provisioningStatuses } from './status.ts';
import { subMerchantSchema } from './sub-merchant.ts';
import { suspensionSchema } from './suspension-schema.ts';

/** Which terms were accepted, when, and by whose word. */
export const acceptedTermsSchema = z.object({
  /** As the facilitator names it; the terms' address where it names none. */
  version: z.string(),
  acceptedAt: instant,
  /** User name. */
  acceptedBy: z.string(),
});
export type AcceptedTerms = z.output<typeof acceptedTermsSchema>;

/**
 * An account: the application of a merchant and its outcome (document 1, section 3, nested as
 * document 2 has it). Its onboarding status is `status`, its merchant stage `stage`.
 */
export const applicationSchema = z.object({
  applicationId: z.string(),
  /** The first of its sub-merchants. */
  subMerchantId: z.string(),
  spProductId: z.string(),
  spProductName: z.string(),
  status: z.enum(applicationStatuses),
  stage: z.enum(merchantStages),
  /** Null until an approval asks the processor for the merchant. */
  provisioning: z.nullable(z.enum(provisioningStatuses)),
  /** Null while the merchant is not suspended. */
  suspension: z.nullable(suspensionSchema),
  logs: z.array(applicationLogSchema),
  /** True where it is true of every sub-merchant. */
  rules: accountRulesSchema,
  /** The terms that were accepted for the merchant; null before. */
  acceptedTerms: z.nullable(acceptedTermsSchema),
  identity: identitySchema,
  subMerchantDocs: z.array(subMerchantSchema),
  payoutBankAccounts: z.array(payoutBankAccountSchema),
  tokenization: z.object({ publicKey: z.string() }),
  settings: accountSettingsSchema,
  features: featureFlagsSchema,
  submittedAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});
export type Application = z.output<typeof applicationSchema>;
