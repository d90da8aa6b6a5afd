import * as z from 'zod/mini';
import { money } from '../money/index.ts';
import { instant } from '../time/index.ts';
import { riskActions } from './rule.ts';

/** That a rule hit a payment, with the evidence as it was. */
export const riskEvaluationSchema = z.object({
  ruleId: z.string(),
  ruleName: z.string(),
  transactionId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  amount: money,
  action: z.enum(riskActions),
  /** What was measured and what was allowed, in words. */
  evidence: z.string(),
  at: instant,
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
  /** Newest first, at most 100. */
  evaluations: z.array(riskEvaluationSchema),
});
export type RiskGroup = z.output<typeof riskGroupSchema>;
