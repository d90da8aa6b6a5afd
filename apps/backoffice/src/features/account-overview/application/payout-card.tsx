import {
  type PayoutVerification,
  payoutScheduleLabels,
  payoutVerificationLabels,
} from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import { type BadgeTone, Status } from '@payfac/ui/badge';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { useAccount } from '../account.ts';

const tones: Readonly<Record<PayoutVerification, BadgeTone>> = {
  pending: 'review',
  verified: 'success',
  failed: 'danger',
};

/** Where the merchant is paid, and when. */
export function PayoutCard() {
  const { payoutBankAccounts, settings } = useAccount().application;
  const { payoutSchedule, payoutThreshold } = settings;
  return (
    <Card title="Bank and payouts">
      <DescriptionList
        entries={[
          ...payoutBankAccounts.flatMap((account, index) => [
            {
              term: index === 0 ? 'Bank account' : `Bank account ${index + 1}`,
              value: `${account.bankName ?? 'Checking'} •••• ${account.last4}`,
            },
            {
              term: account.accountHolderName,
              value: (
                <Status tone={tones[account.verification]}>
                  {payoutVerificationLabels[account.verification]}
                </Status>
              ),
            },
          ]),
          {
            term: 'Payouts',
            value:
              payoutSchedule === 'dynamic'
                ? `When ${formatUsd(payoutThreshold)} is due`
                : payoutScheduleLabels[payoutSchedule],
          },
          { term: 'Notices to', value: settings.notificationEmail ?? "The business's email" },
        ]}
      />
    </Card>
  );
}
