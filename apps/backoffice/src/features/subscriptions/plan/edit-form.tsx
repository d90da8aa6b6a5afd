import * as plans from '@payfac/api/contract/plans';
import { can } from '@payfac/domain/access';
import { isPlanUnused, type Plan } from '@payfac/domain/plans';
import { FormSection } from '@payfac/ui/form-layout';
import { send } from '../../../shared/api/connection.ts';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { Beside } from '../../../shared/preview/beside.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { problemsOf } from './checks.ts';
import { CancelFields, NameFields } from './content-fields.tsx';
import { FirstInvoices } from './first-invoices.tsx';
import { FixedSchedules } from './fixed-schedules.tsx';
import { checkable, contentOf, planForm, valuesOf } from './form-values.ts';
import { LiveInvoices } from './live-invoices.tsx';
import { SchedulesFields } from './schedules-fields.tsx';

interface EditFormProps {
  readonly plan: Plan;
}

/** Changes to a plan. One that somebody subscribed to keeps its schedules. */
export function EditForm({ plan: saved }: EditFormProps) {
  const isFree = isPlanUnused(saved);
  const plan = useCallForm(planForm, {
    initial: valuesOf(saved),
    call: (values) => {
      const { schedules, ...content } = contentOf(values);
      return send(plans.update)({
        params: { id: saved.planId },
        body: isFree ? { ...content, schedules } : content,
      });
    },
    onDone: ({ name }) => notify('success', `Saved ${name}.`),
    draft: `plan-${saved.planId}`,
    check: ({ schedules = [] }) => (isFree ? problemsOf(schedules.map(checkable)) : []),
  });
  if (!can(useHolder(), 'subscriptions.manage')) {
    return <FixedSchedules plan={saved} />;
  }
  return (
    <Beside
      aside={isFree ? <LiveInvoices plan={plan} /> : <FirstInvoices schedules={saved.schedules} />}
    >
      <CallForm of={plan} label={saved.name} submitLabel="Save changes">
        <FormSection title="Plan">
          <NameFields plan={plan} />
        </FormSection>
        {isFree ? <SchedulesFields plan={plan} /> : <FixedSchedules plan={saved} />}
        <CancelFields plan={plan} />
      </CallForm>
    </Beside>
  );
}
