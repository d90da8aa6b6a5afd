import { create } from '@payfac/api/contract/plans';
import {
  cancelEffects,
  cancelOptionsSchema,
  type Plan,
  type PlanContent,
  planContentSchema,
} from '@payfac/domain/plans';
import * as z from 'zod/mini';
import { bodyOf, fillingIn, valuesOf } from '../../../shared/form/of-body.ts';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import { scheduleOf, schedulesPart, scheduleValues } from './schedule-values.ts';

/** The form of a plan: the body of its call, but for what is written another way. */
export const planForm = {
  body: z.extend(fillingIn(z.omit(create.body, { cancelOptions: true })), {
    ...schedulesPart.shape,
    byPayer: z.optional(z.boolean()),
    takesEffect: z.enum(cancelEffects),
    noticeDays: z.optional(cancelOptionsSchema.shape.noticeDays),
  }),
};
type PlanValues = z.output<typeof planForm.body>;

/** The plan that was filled in. */
export const contentOf = (values: PlanValues): PlanContent =>
  bodyOf(planContentSchema, values, {
    schedules: values.schedules.map(scheduleOf),
    cancelOptions: {
      byPayer: values.byPayer ?? false,
      takesEffect: values.takesEffect,
      noticeDays: values.noticeDays ?? 0,
    },
  });

/** What the form of a saved plan begins with. */
export const savedValues = (plan: Plan): PlanValues =>
  valuesOf(planForm.body, plan, {
    ...plan.cancelOptions,
    schedules: plan.schedules.map(scheduleValues),
  });

type PlanFormHandle = CallFormHandle<typeof planForm>;

export interface ScheduleProps {
  readonly plan: PlanFormHandle;
  /** Which of the plan's schedules. */
  readonly index: number;
}
