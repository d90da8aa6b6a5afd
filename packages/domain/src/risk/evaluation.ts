import * as z from 'zod/mini';
import { money } from '../money/index.ts';
import { instant } from '../time/index.ts';
import { transactionStatuses } from '../transactions/status.ts';
import { riskActions } from './rule.ts';

const hit = {
  transactionId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  amount: money,
  /** What was measured and what was allowed, in words. */
  evidence: z.string(),
  at: instant,
};

/** A payment that meets a condition, with the evidence as it was. */
export const riskHitSchema = z.object(hit);
export type RiskHit = z.output<typeof riskHitSchema>;

/** That a rule hit a payment. */
export const riskEvaluationSchema = z.object({
  ruleId: z.string(),
  ruleName: z.string(),
  action: z.enum(riskActions),
  ...hit,
});
export type RiskEvaluation = z.output<typeof riskEvaluationSchema>;

/** The payments of one account that one rule hit on one day of the facilitator's zone. */
export const riskGroupSchema = z.object({
  groupId: z.string(),
  ruleId: z.string(),
  ruleName: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  count: z.int(),
  amount: money,
  firstAt: instant,
  lastAt: instant,
  /** Newest first, at most 100, each with what the payment has come to. */
  evaluations: z.array(z.extend(riskEvaluationSchema, { status: z.enum(transactionStatuses) })),
});
export type RiskGroup = z.output<typeof riskGroupSchema>;
