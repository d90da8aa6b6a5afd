import * as provisioning from '@payfac/api/contract/provisioning';
import type { RiskMetrics } from '@payfac/domain/accounts';
import { type Cents, defaultPaymentCeiling, formatUsd, zeroCents } from '@payfac/domain/money';
import { type RiskAction, riskActions } from '@payfac/domain/risk';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Text } from '@payfac/ui/typography';
import { listAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { Amount, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { DialogButton } from '../../../shared/form/dialog-button.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount, useMay } from '../account.ts';

const Beyond = choiceOf(riskActions, {
  alert: 'Raise an alert',
  review: 'Raise an alert and hold the payment',
  decline: 'Raise an alert and decline the payment',
});

/** Zero means no expectation; exceeding a metric raises an alert unless a stronger action is set. */
const nothingExpected = {
  monthlyVolume: zeroCents,
  averageTicket: zeroCents,
  highestTicket: zeroCents,
  dailyCount: 0,
  beyond: 'alert',
} as const;

/** Sets the expected volumes; they apply from the next payment. */
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

const outcomes: Readonly<Record<RiskAction, string>> = {
  alert: 'A payment beyond these raises an alert.',
  review: 'A payment beyond these raises an alert and is held for review.',
  decline: 'A payment beyond these raises an alert and is declined.',
};

/** Zero means no limit. */
const limit = (amount: Cents): string => (amount === 0 ? 'No limit' : formatUsd(amount));

const Metrics = ({ metrics }: { readonly metrics: RiskMetrics }) => {
  const { monthlyVolume, averageTicket, highestTicket, dailyCount, paymentCeiling, beyond } =
    metrics;
  return (
    <Stack gap="md">
      <DescriptionList
        entries={[
          { term: 'Monthly volume', value: limit(monthlyVolume) },
          { term: 'Average ticket', value: limit(averageTicket) },
          { term: 'Highest ticket', value: limit(highestTicket) },
          {
            term: 'Payments a day',
            value: dailyCount === 0 ? 'No limit' : wholeNumber(dailyCount),
          },
          {
            term: 'Payment ceiling',
            value: formatUsd(paymentCeiling ?? defaultPaymentCeiling),
            isWide: true,
          },
        ]}
      />
      <Text tone="muted" size="small">
        {outcomes[beyond ?? 'alert']} No single payment is held for the average ticket, and none
        above the ceiling is taken.
      </Text>
    </Stack>
  );
};

/** The volumes that underwriting expects, and what happens to payments that exceed them. */
export function MetricsCard() {
  const { subMerchantId, riskMetrics } = useAccount().record;
  const may = useMay();
  const mayEdit = may('riskMetrics.edit');
  return (
    <Card
      title="Risk metrics"
      actions={
        mayEdit && (
          <DialogButton dialog={(close) => <MetricsDialog onClose={close} />}>
            {riskMetrics ? 'Edit metrics' : 'Set metrics'}
          </DialogButton>
        )
      }
    >
      <Stack gap="md">
        {riskMetrics ? (
          <Metrics metrics={riskMetrics} />
        ) : (
          <Text tone="muted">No expected volumes yet, so payments aren’t compared with them.</Text>
        )}
        {may('sidebar.alerts') && (
          <Link href={listAt('/risk-management/alerts', { subMerchantId })}>
            Alerts for this account
          </Link>
        )}
      </Stack>
    </Card>
  );
}
