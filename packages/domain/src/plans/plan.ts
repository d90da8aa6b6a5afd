import * as z from 'zod/mini';
import { instant } from '../time/index.ts';
import type { FieldProblem } from '../validation/messages.ts';
import { requiredText, text } from '../validation/text.ts';
import { planStatuses } from './machine.ts';
import { maximumSchedules, planScheduleSchema } from './schedule.ts';

/** When a cancellation takes effect. */
export const cancelEffects = ['immediately', 'atPeriodEnd'] as const;
export type CancelEffect = (typeof cancelEffects)[number];

export const cancelEffectLabels: Readonly<Record<CancelEffect, string>> = {
  immediately: 'Immediately',
  atPeriodEnd: 'At the end of the period',
};

export const cancelOptionsSchema = z.strictObject({
  /** Whether payers can cancel by themselves. */
  byPayer: z.boolean(),
  takesEffect: z.enum(cancelEffects),
  noticeDays: z.int().check(z.minimum(0), z.maximum(365)),
});
export type CancelOptions = z.output<typeof cancelOptionsSchema>;

/** What a plan says, as its editor holds it. */
export const planContentSchema = z.strictObject({
  /** For the merchant's own lists. */
  name: requiredText(80),
  description: z.nullable(text(500)),
  /** What payers read. */
  title: requiredText(120),
  subTitle: z.nullable(text(200)),
  schedules: z.array(planScheduleSchema).check(z.maxLength(maximumSchedules)),
  cancelOptions: cancelOptionsSchema,
});
export type PlanContent = z.output<typeof planContentSchema>;

/** A plan (document 1, section 3). Beyond the documents: the account's name, subscribers, instants. */
export const planSchema = z.object({
  ...planContentSchema.shape,
  planId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  status: z.enum(planStatuses),
  /** Subscriptions that ever began, canceled ones included. */
  subscriptionCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Plan = z.output<typeof planSchema>;

/** A plan without subscriptions can be deleted and its schedules changed; any other keeps them. */
export const isPlanUnused = ({ subscriptionCount }: Pick<Plan, 'subscriptionCount'>): boolean =>
  subscriptionCount === 0;

/** What keeps a plan from being activated; a draft may have all of it. */
export function planProblems({ schedules }: Pick<PlanContent, 'schedules'>): FieldProblem[] {
  if (schedules.length === 0) return [{ path: 'schedules', message: 'Add a schedule.' }];
  return schedules.slice(0, -1).flatMap(({ cycles }, index) =>
    cycles === null
      ? [
          {
            path: `schedules.${index}.cycles`,
            message: 'Enter how many periods it lasts: another schedule follows.',
          },
        ]
      : [],
  );
}
