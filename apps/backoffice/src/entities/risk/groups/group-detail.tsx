import { formatUsd } from '@payfac/domain/money';
import type { RiskAction, RiskGroup } from '@payfac/domain/risk';
import { displayTransactionId, type TransactionStatus } from '@payfac/domain/transactions';
import { Inline } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { recordAt } from '../../../shared/address.ts';
import { counted } from '../../../shared/counted.ts';
import type { Story } from '../../../shared/lists/detail/story/story.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { accountFact } from '../../accounts/account-link.tsx';
import { TransactionStatusBadge } from '../../transactions/transaction.tsx';
import { ActionBadge } from './columns.tsx';
import * as styles from './group-detail.css.ts';

const openedAt = (transactionId: string): string =>
  recordAt('/reporting/transactions', transactionId);

/** Whether a payment's status says more than what the rule did to it. */
const hasMoved = (action: RiskAction, status: TransactionStatus): boolean =>
  !(action === 'review' && status === 'for-review') &&
  !(action === 'decline' && status === 'declined');

/** What a rule found in one account on one day: each payment with its evidence, the newest first. */
export const useGroupStory = (group: RiskGroup): Story => ({
  amount: { of: group.amount },
  facts: [
    accountFact(group),
    { term: 'Payments', value: counted(group.count, 'payment') },
    { term: 'First hit', value: showMoment(group.firstAt) },
    { term: 'Last hit', value: showMoment(group.lastAt) },
  ],
  parts: [
    {
      title: 'Flagged payments',
      content: (
        <ul className={styles.list} aria-label="Flagged payments">
          {group.evaluations.map(({ transactionId, amount, action, status, evidence, at }) => (
            <li key={`${transactionId} ${at.toISOString()}`} className={styles.item}>
              <div>
                <p>
                  <Link href={openedAt(transactionId)}>{displayTransactionId(transactionId)}</Link>
                  {` · ${formatUsd(amount)}`}
                </p>
                <p className={styles.evidence}>
                  {evidence} {showMoment(at)}
                </p>
              </div>
              <Inline gap="sm">
                <ActionBadge action={action} />
                {hasMoved(action, status) && <TransactionStatusBadge status={status} />}
              </Inline>
            </li>
          ))}
        </ul>
      ),
    },
  ],
});
