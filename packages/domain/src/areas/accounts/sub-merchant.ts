import * as z from 'zod/mini';
import { switchStatuses } from '../../kernel/enumerations/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { feeScheduleSchema } from './fees.ts';
import { businessTypes } from './ownership.ts';
import { processorsSchema } from './processor-schema.ts';
import { accountRulesSchema, riskMetricsSchema, riskRuleSettingSchema } from './risk.ts';

const flag = z.object({
  /** True while it is switched on for the account. */
  enabled: z.boolean(),
});

/**
 * A sub-merchant record of an application, one of its `subMerchantDocs`. Calls address it by the
 * application's id and its own `_id`, as `subMerchantObjId`.
 */
export const subMerchantSchema = z.object({
  /** Id of the record itself, set when it is made; it never changes. */
  _id: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** Who the business is, to the authorities. */
  identity: z.object({
    /** How the business is owned. */
    ownershipType: z.enum(businessTypes),
    /** Names and contact of the business. */
    business: z.object({
      /** The name the merchant does business as. */
      dbaName: z.string(),
      /** The merchant's legal name. */
      legalName: z.string(),
      /** What stands on the payer's statement. */
      billingDescriptor: z.nullable(z.string()),
    }),
  }),
  /** Merchant category code: four digits, such as 5942 for book stores. */
  mcc: z.nullable(z.string()),
  /** Payment processor that handles it, by its key. */
  processor: processorsSchema,
  /** The processor takes eChecks when enabled; charging needs the status active as well. */
  echeck: z.object({
    /** True while it is switched on for the account. */
    enabled: z.boolean(),
    /** The state it is in. */
    status: z.enum(switchStatuses),
  }),
  /** Settings of Apple Pay. */
  applePay: flag,
  /** Settings of Cybersource. */
  cybersource: flag,
  /** Whether Decision Manager is asked. */
  decisionManager: flag,
  /** Rules of onboarding that the account has met. */
  rules: accountRulesSchema,
  /** Rules of the account. */
  riskRules: z.array(riskRuleSettingSchema),
  /** The account's limits. */
  riskMetrics: z.nullable(riskMetricsSchema),
  /** What is charged for it. */
  fees: feeScheduleSchema,
  /** When it was made. */
  createdAt: instant,
  /** When it was last changed. */
  updatedAt: instant,
});
export type SubMerchant = z.output<typeof subMerchantSchema>;
