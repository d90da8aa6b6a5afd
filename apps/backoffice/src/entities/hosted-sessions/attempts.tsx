import type { HostedSession } from '@payfac/domain/payment-links';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { recordAt } from '../../shared/address.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { showMoment } from '../../shared/time/show.ts';
import { signedAmount } from '../transactions/amounts.ts';
import { TransactionStatusBadge } from '../transactions/status-badge.tsx';
import { showAnswer } from './answers.ts';
import { type Attempt, attemptsQuery, mostAttempts } from './timelines.ts';

interface OneAttemptProps {
  readonly attempt: Attempt;
  readonly fields: HostedSession['customFields'];
}

function OneAttempt({ attempt, fields }: OneAttemptProps) {
  const { transactionId, createdAt, status, customFields } = attempt;
  return (
    <Stack gap="sm">
      <Inline gap="md">
        <Link href={recordAt('/reporting/transactions', transactionId)}>
          {displayTransactionId(transactionId)}
        </Link>
        <span>{signedAmount(attempt)}</span>
        <TransactionStatusBadge status={status} />
      </Inline>
      <Text tone="muted">
        {[showMoment(createdAt), cardLabel(attempt)].filter(Boolean).join(' · ')}
      </Text>
      {fields.length > 0 && customFields !== null && (
        <DescriptionList
          entries={fields.map((field) => ({
            term: field.label,
            value: showAnswer(field, customFields[field.key]),
          }))}
        />
      )}
    </Stack>
  );
}

/** The payments tried on a page, each with what its payer filled in. */
export function Attempts({ session }: { readonly session: HostedSession }) {
  const { transactionIds, customFields, completedAt } = session;
  const { data, error, refetch } = useQuery(attemptsQuery(transactionIds));
  if (transactionIds.length === 0) {
    return (
      <p>
        {completedAt === null
          ? 'Nobody has tried to pay yet.'
          : 'Nothing was due when the customer subscribed.'}
      </p>
    );
  }
  if (error) {
    const again = () => void refetch();
    return <LoadProblem title="Couldn't load attempts" error={error} onRetry={again} />;
  }
  if (!data) return <Skeleton lines={3} />;
  return (
    <Stack gap="lg">
      {data.map((attempt) => (
        <OneAttempt key={attempt.transactionId} attempt={attempt} fields={customFields} />
      ))}
      {transactionIds.length > mostAttempts && (
        <Text tone="muted">
          The newest {mostAttempts} of {transactionIds.length} attempts.
        </Text>
      )}
    </Stack>
  );
}
