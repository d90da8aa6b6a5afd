import { useWatch } from 'react-hook-form';
import { checkBody } from '../../../shared/form/body.ts';
import { problemsOf } from './checks.ts';
import { FirstInvoices } from './first-invoices.tsx';
import { scheduleOf, schedulesPart } from './form-values.ts';
import type { ScheduleProps } from './schedule-props.ts';

/** The first invoices of the plan as it is filled in now; nothing while something is missing. */
export function LiveInvoices({ plan }: Pick<ScheduleProps, 'plan'>) {
  const schedules = useWatch({ control: plan.form.control, name: 'schedules' });
  const checked = checkBody(schedulesPart, { schedules });
  const isWhole = checked.ok && problemsOf(checked.body.schedules).length === 0;
  return <FirstInvoices schedules={isWhole ? checked.body.schedules.map(scheduleOf) : undefined} />;
}
