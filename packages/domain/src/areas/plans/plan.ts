import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { note, requiredText, text } from '../../kernel/validation/text.ts';
import { cancelEffects } from './canceling.ts';
import { planStatuses } from './machine.ts';
import { planScheduleSchema } from './schedule.ts';
import { maximumSchedules } from './timing.ts';

export const cancelOptionsSchema = z.strictObject({
  /** Whether payers can cancel on their own. */
  byPayer: z.boolean(),
  /** When a cancellation takes effect. */
  takesEffect: z.enum(cancelEffects),
  /** Notice period, in days. */
  noticeDays: z.int().check(z.minimum(0), z.maximum(365)),
});
export type CancelOptions = z.output<typeof cancelOptionsSchema>;

/** A plan's content, as its editor holds it. */
export const planContentSchema = z.strictObject({
  /** Internal name, for the merchant's lists. */
  name: requiredText(80),
  /** Description. */
  description: z.nullable(note(500)),
  /** Title that payers see. */
  title: requiredText(120),
  /** Subtitle. */
  subTitle: z.nullable(text(200)),
  /** Pricing schedules, in order. */
  schedules: z.array(planScheduleSchema).check(z.maxLength(maximumSchedules)),
  /** Cancellation policy: who may cancel, and when that takes effect. */
  cancelOptions: cancelOptionsSchema,
});
export type PlanContent = z.output<typeof planContentSchema>;

/** A plan with its account's name, subscription count and dates. */
export const planSchema = z.object({
  ...planContentSchema.shape,
  /** Id of the subscription plan, `pln_…`, from `plans.list`. */
  planId: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Current status. */
  status: z.enum(planStatuses),
  /** Subscriptions ever created, including canceled ones. */
  subscriptionCount: z.int(),
  /** When it was created. */
  createdAt: instant,
  /** When it was last updated. */
  updatedAt: instant,
});
export type Plan = z.output<typeof planSchema>;
