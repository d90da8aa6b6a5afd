import { pciStatusLabels, pciStatusOn, provisioningStatusLabels } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import { formatDay } from '@payfac/domain/time';
import { CopyValue } from '@payfac/ui/copy-value';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { getZone, now } from '../../../shared/time/clock.ts';
import { showDate } from '../../../shared/time/show.ts';
import { useAccount } from '../account.ts';
import { payoutsOf } from '../header/standing.tsx';
import * as styles from './overview.css.ts';

/** Facts to look up about an account, next to its figures. */
export function Facts() {
  const account = useAccount();
  const { application, record } = account;
  const { identity, provisioning, submittedAt, createdAt, settings } = application;
  const { fees, mcc, subMerchantId } = record;
  const facts = [
    ['Processor', provisioning ? provisioningStatusLabels[provisioning] : 'Not requested'],
    ['Payouts to', payoutsOf(account)],
    ['Fees', `${fees.percentage}% + ${formatUsd(fees.fixed)}`],
    ['Descriptor', identity.business.billingDescriptor],
    ['MCC', mcc ?? 'Not chosen'],
    [
      'Owners',
      identity.owners
        .map(({ firstName, lastName, ownership }) => `${firstName} ${lastName} ${ownership}%`)
        .join(', '),
    ],
    [
      'PCI',
      <StatusWord key="pci" isBare>
        {pciStatusLabels[pciStatusOn(settings.pci, formatDay(now(), getZone()))]}
      </StatusWord>,
    ],
    submittedAt ? ['Submitted', showDate(submittedAt)] : ['Started', showDate(createdAt)],
    ['Account ID', <CopyValue key="id" value={subMerchantId} label="account ID" isMono />],
  ] as const;
  return (
    <section aria-labelledby="account-facts" className={styles.railPart}>
      <h2 id="account-facts" className={styles.railTitle}>
        Facts
      </h2>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
