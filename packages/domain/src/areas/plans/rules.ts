import type { FieldProblem } from '../../kernel/validation/messages.ts';
import type { Plan, PlanContent } from './plan.ts';

/** A plan without subscriptions can be deleted and its schedules changed; any other plan keeps them. */
export const isPlanUnused = ({ subscriptionCount }: Pick<Plan, 'subscriptionCount'>): boolean =>
  subscriptionCount === 0;

/** Problems that block a plan's activation; a draft may have all of them. */
export function planProblems({ schedules }: Pick<PlanContent, 'schedules'>): FieldProblem[] {
  if (schedules.length === 0) return [{ path: 'schedules', message: 'Add a schedule.' }];
  return schedules.slice(0, -1).flatMap(({ cycles }, index) =>
    cycles === null
      ? [
          {
            path: `schedules.${index}.cycles`,
            message: 'Enter how many periods it lasts. Another schedule follows it.',
          },
        ]
      : [],
  );
}
