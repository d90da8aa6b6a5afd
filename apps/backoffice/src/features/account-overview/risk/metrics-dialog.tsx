import * as provisioning from '@payfac/api/contract/provisioning';
import { zeroCents } from '@payfac/domain/money';
import { riskActions } from '@payfac/domain/risk';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Text } from '@payfac/ui/typography';
import { send } from '../../../shared/api/connection.ts';
import { Amount, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount } from '../account.ts';

const Beyond = choiceOf(riskActions, {
  alert: 'Raise an alert',
  review: 'Raise an alert and hold the payment',
  decline: 'Raise an alert and decline the payment',
});

/** A zero expects nothing; what is beyond a metric raises an alert unless it does more. */
const nothingExpected = {
  monthlyVolume: zeroCents,
  averageTicket: zeroCents,
  highestTicket: zeroCents,
  dailyCount: 0,
  beyond: 'alert',
} as const;

/** Sets what is expected of the account; in force from the next payment on. */
export function MetricsDialog({ onClose }: { readonly onClose: () => void }) {
  const { application, record } = useAccount();
  const form = useCallForm(provisioning.setRiskMetrics, {
    initial: { ...nothingExpected, ...record.riskMetrics },
    call: (body) =>
      send(provisioning.setRiskMetrics)({
        params: { id: application.applicationId, subMerchantObjId: record._id },
        body,
      }),
    onDone: () => {
      notify('success', `Set the risk metrics of ${nameOf(application)}.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Risk metrics" submitLabel="Save metrics" onClose={onClose}>
      <Text tone="muted" size="small">
        Zero means no limit.
      </Text>
      <FormSection>
        <Field name="monthlyVolume" as={Amount} label="Monthly volume" isRequired />
        <Field name="averageTicket" as={Amount} label="Average ticket" isRequired />
        <Field name="highestTicket" as={Amount} label="Highest ticket" isRequired />
        <Field name="dailyCount" as={WholeNumber} label="Payments a day" isRequired />
        <FormWide>
          <Field name="beyond" as={Beyond} label="Beyond these" />
        </FormWide>
        <FormWide>
          <Field
            name="paymentCeiling"
            as={Amount}
            label="Payment ceiling"
            description="No payment above this is taken. Leave empty for $999,999.99."
          />
        </FormWide>
      </FormSection>
    </FormDialog>
  );
}
