import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { transactionStatuses } from '../transactions/status.ts';
import { riskActions } from './rule.ts';

const hit = {
  /** The payment or operation. */
  transactionId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** What was measured and what was allowed, in words. */
  evidence: z.string(),
  /** Moment at which it happened. */
  at: instant,
};

/** A payment that meets a condition, with the evidence as it was. */
export const riskHitSchema = z.object(hit);
export type RiskHit = z.output<typeof riskHitSchema>;

/** That a rule hit a payment. */
export const riskEvaluationSchema = z.object({
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** Name that the risk rule carries in the back office. */
  ruleName: z.string(),
  /** What the rule does with a payment that breaks it. */
  action: z.enum(riskActions),
  ...hit,
});
export type RiskEvaluation = z.output<typeof riskEvaluationSchema>;

/** The payments of one account that one rule hit on one day of the facilitator's zone. */
export const riskGroupSchema = z.object({
  /** Id of the group: one rule, one account, one day. */
  groupId: z.string(),
  /** Id of the risk rule, from `riskRules.list`. */
  ruleId: z.string(),
  /** Name that the risk rule carries in the back office. */
  ruleName: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** Number of payments that the rule acted on. */
  count: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** When it first happened. */
  firstAt: instant,
  /** When it last happened. */
  lastAt: instant,
  /** Newest first, at most 100, each with what the payment has come to. */
  evaluations: z.array(
    z.extend(riskEvaluationSchema, {
      /** The state it is in. */
      status: z.enum(transactionStatuses),
    }),
  ),
});
export type RiskGroup = z.output<typeof riskGroupSchema>;
