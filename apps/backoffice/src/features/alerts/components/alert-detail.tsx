import type { Alert } from '@payfac/domain/alerts';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { SeverityBadge } from '../../../entities/risk/severity-badge.tsx';
import { listAt, recordAt } from '../../../shared/address.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { showMoment } from '../../../shared/time/show.ts';
import { alertActions } from '../actions.ts';
import { AlertStatusBadge } from '../columns.tsx';

const paymentOf = ({ transactionId }: Alert) =>
  transactionId === null ? (
    '—'
  ) : (
    <Link href={recordAt('/reporting/transactions', transactionId)}>
      {displayTransactionId(transactionId)}
    </Link>
  );

const facts = (alert: Alert) => [
  { term: 'Rule', value: alert.ruleName },
  { term: 'Raised', value: showMoment(alert.createdAt) },
  accountFact(alert),
  { term: 'Payment', value: paymentOf(alert) },
  ...(alert.truncatedCardNumber === null ? [] : [{ term: 'Card', value: cardLabel(alert) }]),
  ...(alert.acknowledge === null
    ? []
    : [
        { term: 'Acknowledged by', value: alert.acknowledge.user },
        { term: 'Acknowledged', value: showMoment(alert.acknowledge.acknowledgedAt) },
      ]),
  { term: 'Alert ID', value: <CopyValue label="alert ID" value={alert.alertId} isMono /> },
];

/** An alert beside its list: what the rule found, where, and who has looked at it. */
export const AlertDetail = ({ alert }: { readonly alert: Alert }) => (
  <Stack gap="xl">
    <Inline gap="md">
      <SeverityBadge severity={alert.severity} />
      <AlertStatusBadge status={alert.status} />
    </Inline>
    <p>{alert.message}</p>
    <RecordActions actions={alertActions} record={alert} name={alert.ruleName} />
    <DescriptionList entries={facts(alert)} />
    <Link href={listAt('/risk-management/alerts', { alertGroupId: alert.alertGroupId })}>
      All alerts of this rule for {alert.accountName}
    </Link>
  </Stack>
);
