import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { note, requiredText, text } from '../../kernel/validation/text.ts';
import { cancelEffects } from './canceling.ts';
import { planStatuses } from './machine.ts';
import { planScheduleSchema } from './schedule.ts';
import { maximumSchedules } from './timing.ts';

export const cancelOptionsSchema = z.strictObject({
  /** Whether payers can cancel by themselves. */
  byPayer: z.boolean(),
  /** When a cancellation takes effect. */
  takesEffect: z.enum(cancelEffects),
  /** Days of notice. */
  noticeDays: z.int().check(z.minimum(0), z.maximum(365)),
});
export type CancelOptions = z.output<typeof cancelOptionsSchema>;

/** What a plan says, as its editor holds it. */
export const planContentSchema = z.strictObject({
  /** For the merchant's own lists. */
  name: requiredText(80),
  /** What it is for, in words. */
  description: z.nullable(note(500)),
  /** What payers read. */
  title: requiredText(120),
  /** The line below the heading. */
  subTitle: z.nullable(text(200)),
  /** The schedules that can be chosen. */
  schedules: z.array(planScheduleSchema).check(z.maxLength(maximumSchedules)),
  /** Who may cancel, and when that takes effect. */
  cancelOptions: cancelOptionsSchema,
});
export type PlanContent = z.output<typeof planContentSchema>;

/** A plan, with the account's name, its subscribers and times. */
export const planSchema = z.object({
  ...planContentSchema.shape,
  /** Id of the subscription plan, `pln_…`, from `plans.list`. */
  planId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The state it is in. */
  status: z.enum(planStatuses),
  /** Subscriptions that ever began, canceled ones included. */
  subscriptionCount: z.int(),
  /** When it was made. */
  createdAt: instant,
  /** When it was last changed. */
  updatedAt: instant,
});
export type Plan = z.output<typeof planSchema>;
