import * as plans from '@payfac/api/contract/plans';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { laterRecordOf } from '../../../shared/form/controls/later-records.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { Beside } from '../../../shared/preview/beside.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { accountAtom } from '../../../shared/session/account.ts';
import { planAddress } from '../records.ts';
import { problemsOf } from './checks.ts';
import { CancelFields, NameFields, SchedulesFields } from './fields.tsx';
import { PlanPreview } from './first-invoices.tsx';
import { contentOf, planForm } from './form-values.ts';
import { checkable, newSchedule } from './schedule-values.ts';

const Account = laterRecordOf(async () => {
  const { accountsWith } = await import('../../../entities/accounts/with-feature.ts');
  return accountsWith('subscriptions');
});

/** /subscriptions/plans/new: a plan starts as a draft. */
export function Component() {
  const navigate = useNavigate();
  const account = useAtomValue(accountAtom);
  const plan = useCallForm(planForm, {
    initial: {
      ...(account && { subMerchantId: account.subMerchantId }),
      schedules: [newSchedule('Standard')],
      takesEffect: 'atPeriodEnd',
      byPayer: true,
      noticeDays: 0,
    },
    call: ({ subMerchantId, ...values }) =>
      send(plans.create)({ body: { ...contentOf({ subMerchantId, ...values }), subMerchantId } }),
    onDone: ({ planId, name }) => {
      notify('success', `Saved ${name} as a draft. Activate it to invite customers.`);
      void navigate(planAddress(planId));
    },
    draft: 'plan',
    check: ({ schedules = [] }) => problemsOf(schedules.map(checkable)),
  });
  const { Field } = plan;
  return (
    <Screen>
      <Beside aside={<PlanPreview plan={plan} />}>
        <CallForm of={plan} label="New plan" submitLabel="Save as draft">
          <FormSection title="Plan">
            <FormWide>
              <Field name="subMerchantId" as={Account} label="Account" isRequired />
            </FormWide>
            <NameFields plan={plan} />
          </FormSection>
          <SchedulesFields plan={plan} />
          <CancelFields plan={plan} />
        </CallForm>
      </Beside>
    </Screen>
  );
}
