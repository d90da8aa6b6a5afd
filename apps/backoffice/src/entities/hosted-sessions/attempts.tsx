import * as reporting from '@payfac/api/contract/reporting';
import type { CustomField, CustomFieldValue } from '@payfac/domain/custom-fields';
import { formatUsd, parseDollars } from '@payfac/domain/money';
import type { HostedSession } from '@payfac/domain/payment-links';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { Text } from '@payfac/ui/typography';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { recordAt } from '../../shared/address.ts';
import { send } from '../../shared/api/connection.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { showDay, showMoment } from '../../shared/time/show.ts';
import { signedAmount } from '../transactions/amounts.ts';
import { type Timeline, TransactionStatusBadge } from '../transactions/transaction.tsx';

/** What a payer gave for a field of the page, as its kind is read. */
export function showAnswer({ type }: CustomField, value: CustomFieldValue | undefined): string {
  if (value === undefined || value.length === 0) return '—';
  if (typeof value !== 'string') return value.join(', ');
  if (type === 'date') return showDay(value);
  if (type === 'percentage') return `${value}%`;
  const amount = type === 'currency' ? parseDollars(value) : undefined;
  return amount === undefined ? value : formatUsd(amount);
}

type Attempt = Timeline['transaction'];

/** As many of a page's payments as are read at once, the newest. */
const mostAttempts = 10;

/** The payments that were tried on a page, the newest first. */
const attemptsQuery = (transactionIds: readonly string[]): UseQueryOptions<Attempt[]> => {
  const ids = transactionIds.slice(0, mostAttempts);
  return {
    queryKey: [shows(reporting.transactionTimeline), 'timeline', 'attempts', ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map(async (id) => {
          const lane = `attempts.${id}`;
          const call = send(reporting.transactionTimeline)({ params: { id } }, { signal, lane });
          return (await settled(call)).transaction;
        }),
      ),
  };
};

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
    return <LoadProblem title="Couldn’t load attempts" error={error} onRetry={again} />;
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
