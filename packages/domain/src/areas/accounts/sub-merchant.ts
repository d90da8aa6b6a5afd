import * as z from 'zod/mini';
import { switchStatuses } from '../../kernel/enumerations/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { feeScheduleSchema } from './fees.ts';
import { businessTypes } from './ownership.ts';
import { processorsSchema } from './processor-schema.ts';
import { accountRulesSchema, riskMetricsSchema, riskRuleSettingSchema } from './risk.ts';

const flag = z.object({
  /** True while enabled for the account. */
  enabled: z.boolean(),
});

/**
 * A sub-merchant record, one of an application's `subMerchantDocs`. Calls address it by the application id and its own
 * `_id`, as `subMerchantObjId`.
 */
export const subMerchantSchema = z.object({
  /** Id of the record. */
  _id: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** Legal identity of the business. */
  identity: z.object({
    /** Ownership type of the business. */
    ownershipType: z.enum(businessTypes),
    /** Names of the business. */
    business: z.object({
      /** DBA name: the name customers know the business by. */
      dbaName: z.string(),
      /** The merchant's legal name. */
      legalName: z.string(),
      /** Descriptor on the payer's card statement. */
      billingDescriptor: z.nullable(z.string()),
    }),
  }),
  /** Merchant category code: four digits, such as 5942 for book stores. */
  mcc: z.nullable(z.string()),
  /** Processor setups. */
  processor: processorsSchema,
  /** eCheck settings: charging requires both `enabled` and the status active. */
  echeck: z.object({
    /** True while enabled for the account. */
    enabled: z.boolean(),
    /** Current status. */
    status: z.enum(switchStatuses),
  }),
  /** Apple Pay. */
  applePay: flag,
  /** Cybersource. */
  cybersource: flag,
  /** Decision Manager screening. */
  decisionManager: flag,
  /** Onboarding requirements that the account has met. */
  rules: accountRulesSchema,
  /** Risk rule settings of the account. */
  riskRules: z.array(riskRuleSettingSchema),
  /** Expected processing limits; null for none. */
  riskMetrics: z.nullable(riskMetricsSchema),
  /** Fee schedule. */
  fees: feeScheduleSchema,
  /** When it was created. */
  createdAt: instant,
  /** When it was last updated. */
  updatedAt: instant,
});
export type SubMerchant = z.output<typeof subMerchantSchema>;
