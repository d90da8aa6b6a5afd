import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import type { planForm } from './form-values.ts';

type PlanFormHandle = CallFormHandle<typeof planForm>;

export interface ScheduleProps {
  readonly plan: PlanFormHandle;
  /** Which of the plan's schedules. */
  readonly index: number;
}
