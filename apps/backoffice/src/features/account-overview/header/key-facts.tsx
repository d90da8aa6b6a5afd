import {
  merchantStageLabels,
  payoutVerificationLabels,
  preferredPayoutAccount,
  provisioningStatusLabels,
} from '@payfac/domain/accounts';
import { Card } from '@payfac/ui/card';
import { CopyValue } from '@payfac/ui/copy-value';
import { showDate } from '../../../shared/time/show.ts';
import { type Account, useAccount } from '../account.ts';
import * as styles from './header.css.ts';

/** Where payouts of the sub-merchant that is looked at go. */
function payoutsOf({ application: { payoutBankAccounts }, record }: Account): string {
  const account = preferredPayoutAccount(
    payoutBankAccounts.filter(({ subMerchantObjId }) => subMerchantObjId === record._id),
  );
  if (!account) return 'No bank account';
  return `•••• ${account.last4}, ${payoutVerificationLabels[account.verification].toLowerCase()}`;
}

/** What people look for first, in one line where there is room. */
export function KeyFacts() {
  const account = useAccount();
  const { application, record } = account;
  const { stage, provisioning, submittedAt, createdAt } = application;
  const facts = [
    ['Stage', merchantStageLabels[stage]],
    ['Processor', provisioning ? provisioningStatusLabels[provisioning] : 'Not requested'],
    ['Payouts to', payoutsOf(account)],
    ['MCC', record.mcc ?? 'Not chosen'],
    submittedAt ? ['Submitted', showDate(submittedAt)] : ['Started', showDate(createdAt)],
    ['Account ID', <CopyValue key="id" value={record.subMerchantId} label="account ID" isMono />],
  ] as const;
  return (
    <Card>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
