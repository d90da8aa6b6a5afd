import type { RiskMetrics } from '@payfac/domain/accounts';
import { type Cents, defaultPaymentCeiling, formatUsd } from '@payfac/domain/money';
import type { RiskAction } from '@payfac/domain/risk';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Text } from '@payfac/ui/typography';
import { Suspense, useState } from 'react';
import { listAt } from '../../../shared/address.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { useAccount, useMay } from '../account.ts';
import { MetricsDialog } from './metrics-dialog.tsx';

const outcomes: Readonly<Record<RiskAction, string>> = {
  alert: 'A payment beyond these raises an alert.',
  review: 'A payment beyond these raises an alert and is held for review.',
  decline: 'A payment beyond these raises an alert and is declined.',
};

/** Zero expects nothing in particular. */
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

/** What underwriting expects of the account, and what becomes of payments beyond it. */
export function MetricsCard() {
  const { subMerchantId, riskMetrics } = useAccount().record;
  const may = useMay();
  const mayEdit = may('riskMetrics.edit');
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title="Risk metrics"
      actions={
        mayEdit && (
          <Button size="small" onPress={() => setEditing(true)}>
            {riskMetrics ? 'Edit metrics' : 'Set metrics'}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {riskMetrics ? (
          <Metrics metrics={riskMetrics} />
        ) : (
          <Text tone="muted">No expected volumes yet, so payments aren't compared with them.</Text>
        )}
        {may('sidebar.alerts') && (
          <Link href={listAt('/risk-management/alerts', { subMerchantId })}>
            Alerts for this account
          </Link>
        )}
      </Stack>
      {isEditing && (
        <Suspense>
          <MetricsDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
