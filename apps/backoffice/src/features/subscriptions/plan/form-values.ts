import { create } from '@payfac/api/contract/plans';
import {
  cancelEffects,
  cancelOptionsSchema,
  type Plan,
  type PlanContent,
  planContentSchema,
  planScheduleSchema,
} from '@payfac/domain/plans';
import type { PreviewData } from '@payfac/domain/previews';
import * as z from 'zod/mini';
import { bodyOf, fillingIn, valuesOf } from '../../../shared/form/of-body.ts';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import { scheduleOf, schedulesPart, scheduleValues, withSamplePrices } from './schedule-values.ts';

/** The form of a plan: its call's body, except for fields of another form. */
export const planForm = {
  body: z.extend(fillingIn(z.omit(create.body, { cancelOptions: true })), {
    ...schedulesPart.shape,
    byPayer: z.optional(z.boolean()),
    takesEffect: z.enum(cancelEffects),
    noticeDays: z.optional(cancelOptionsSchema.shape.noticeDays),
  }),
};
export type PlanValues = z.output<typeof planForm.body>;

/** The entered plan. */
export const contentOf = (values: PlanValues): PlanContent =>
  bodyOf(planContentSchema, values, {
    schedules: values.schedules.map(scheduleOf),
    cancelOptions: {
      byPayer: values.byPayer ?? false,
      takesEffect: values.takesEffect,
      noticeDays: values.noticeDays ?? 0,
    },
  });

/** The data of a subscriber's page, with sample prices for missing ones; a schedule that can't be shown is left out. */
export function previewOf(values: PlanValues): PreviewData {
  const schedules = values.schedules.map(withSamplePrices);
  const { name, title, subTitle, cancelOptions, ...content } = contentOf({ ...values, schedules });
  return {
    ...(values.subMerchantId && { subMerchantId: values.subMerchantId }),
    name,
    title,
    subTitle,
    cancelOptions,
    schedules: content.schedules.flatMap((schedule) => {
      const encoded = z.safeEncode(planScheduleSchema, schedule);
      return encoded.success ? [encoded.data] : [];
    }),
  };
}

/** The initial values of a saved plan's form. */
export const savedValues = (plan: Plan): PlanValues =>
  valuesOf(planForm.body, plan, {
    ...plan.cancelOptions,
    schedules: plan.schedules.map(scheduleValues),
  });

type PlanFormHandle = CallFormHandle<typeof planForm>;

export interface ScheduleProps {
  readonly plan: PlanFormHandle;
  /** The schedule's index in the plan. */
  readonly index: number;
}
