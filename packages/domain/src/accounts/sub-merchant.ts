import * as z from 'zod/mini';
import { switchStatuses } from '../enumerations/index.ts';
import { instant } from '../time/index.ts';
import { feeScheduleSchema } from './fees.ts';
import { businessTypes } from './ownership.ts';
import { processorsSchema } from './processor-schema.ts';
import { accountRulesSchema, riskMetricsSchema, riskRuleSettingSchema } from './risk.ts';

const flag = z.object({ enabled: z.boolean() });

/**
 * A sub-merchant record of an application (`subMerchantDocs` of document 2, section 3), addressed by
 * the application's id and its own `_id`, which calls name `subMerchantObjId`.
 */
export const subMerchantSchema = z.object({
  _id: z.string(),
  subMerchantId: z.string(),
  applicationId: z.string(),
  identity: z.object({
    ownershipType: z.enum(businessTypes),
    business: z.object({
      dbaName: z.string(),
      legalName: z.string(),
      billingDescriptor: z.nullable(z.string()),
    }),
  }),
  /** Merchant category code. */
  mcc: z.nullable(z.string()),
  processor: processorsSchema,
  /** The processor takes eChecks when enabled; charging needs the status active as well. */
  echeck: z.object({ enabled: z.boolean(), status: z.enum(switchStatuses) }),
  applePay: flag,
  cybersource: flag,
  decisionManager: flag,
  rules: accountRulesSchema,
  riskRules: z.array(riskRuleSettingSchema),
  riskMetrics: z.nullable(riskMetricsSchema),
  fees: feeScheduleSchema,
  createdAt: instant,
  updatedAt: instant,
});
export type SubMerchant = z.output<typeof subMerchantSchema>;
