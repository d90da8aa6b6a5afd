import type { Alert } from '@payfac/domain/alerts';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { Inline } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { SeverityBadge } from '../../../entities/risk/severity-badge.tsx';
import { listAt, recordAt } from '../../../shared/address.ts';
import { useActs } from '../../../shared/lists/actions/use-acts.ts';
import type { Story } from '../../../shared/lists/detail/story/story.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { alertActions } from '../actions.ts';
import { AlertStatusBadge } from '../columns.tsx';

const paymentOf = ({ transactionId }: Alert) =>
  transactionId && (
    <Link href={recordAt('/reporting/transactions', transactionId)}>
      {displayTransactionId(transactionId)}
    </Link>
  );

/** An alert: the rule's finding, where it occurred, and who handled it. */
export const useAlertStory = (alert: Alert): Story => ({
  status: (
    <Inline gap="md">
      <AlertStatusBadge status={alert.status} />
      <SeverityBadge severity={alert.severity} />
    </Inline>
  ),
  acts: useActs({ actions: alertActions, record: alert, name: alert.ruleName }),
  why: <p>{alert.message}</p>,
  facts: [
    accountFact(alert),
    { term: 'Payment', value: paymentOf(alert) },
    { term: 'Card', value: alert.truncatedCardNumber && cardLabel(alert) },
    { term: 'Raised', value: showMoment(alert.createdAt) },
    {
      term: 'Acknowledged',
      value:
        alert.acknowledge &&
        `${showMoment(alert.acknowledge.acknowledgedAt)} by ${alert.acknowledge.user}`,
    },
    {
      term: 'Of this rule',
      value: (
        <Link href={listAt('/risk-management/alerts', { alertGroupId: alert.alertGroupId })}>
          All alerts of this rule for {alert.accountName}
        </Link>
      ),
    },
  ],
});
