import { payoutScheduleLabels } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { Suspense, useState } from 'react';
import { useAccount, useMay } from '../account.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** When the merchant is paid, and who is told. */
export function ScheduleCard() {
  const { payoutSchedule, payoutThreshold, notificationEmail } = useAccount().application.settings;
  const mayChange = useMay()('accounts.submit', 'accounts.status');
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title="Schedule"
      actions={
        mayChange && (
          <Button size="small" onPress={() => setEditing(true)}>
            Edit schedule
          </Button>
        )
      }
    >
      <DescriptionList
        entries={[
          {
            term: 'Payouts',
            value:
              payoutSchedule === 'dynamic'
                ? `When ${formatUsd(payoutThreshold)} is due`
                : payoutScheduleLabels[payoutSchedule],
          },
          { term: 'Notices to', value: notificationEmail ?? "The business's email" },
        ]}
      />
      {isEditing && (
        <Suspense>
          <ScheduleDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
