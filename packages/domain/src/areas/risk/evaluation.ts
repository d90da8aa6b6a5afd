import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { transactionStatuses } from '../transactions/status.ts';
import { riskActions } from './rule.ts';

const hit = {
  /** Id of the transaction: a payment or an operation on one. */
  transactionId: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Measured value and limit, in words. */
  evidence: z.string(),
  /** When it happened. */
  at: instant,
};

/** A payment that met a condition, with the evidence at that moment. */
export const riskHitSchema = z.object(hit);
export type RiskHit = z.output<typeof riskHitSchema>;

/** A rule's hit on a payment. */
export const riskEvaluationSchema = z.object({
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** Name of the risk rule. */
  ruleName: z.string(),
  /** Action taken on a payment that hits the rule. */
  action: z.enum(riskActions),
  ...hit,
});
export type RiskEvaluation = z.output<typeof riskEvaluationSchema>;

/** Payments of one account that one rule hit on one day, in the facilitator's zone. */
export const riskGroupSchema = z.object({
  /** Id of the group: one rule, account and day. */
  groupId: z.string(),
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** Name of the risk rule. */
  ruleName: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Number of payments the rule hit. */
  count: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** First occurrence. */
  firstAt: instant,
  /** Most recent occurrence. */
  lastAt: instant,
  /** Newest first, at most 100, each with the payment's current status. */
  evaluations: z.array(
    z.extend(riskEvaluationSchema, {
      /** Current status. */
      status: z.enum(transactionStatuses),
    }),
  ),
});
export type RiskGroup = z.output<typeof riskGroupSchema>;
