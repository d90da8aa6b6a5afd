import { can } from '@payfac/domain/access';
import { share } from '@payfac/domain/stats';
import { Card } from '@payfac/ui/card';
import { EmptyState } from '@payfac/ui/empty-state';
import { HorizontalBars } from '@payfac/ui/horizontal-bars';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { useHolder } from '../../shared/session/session.ts';
import { authorizationWidget } from './authorization-card.tsx';
import { authorizationsQuery } from './queries.ts';
import { useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';
import type { Scope } from './scope-address.ts';

/** As many as are worth a look in the morning. */
const MOST = 5;

function declinesAt(span: { readonly from: Date; readonly to: Date } | undefined, scope: Scope) {
  const query = new URLSearchParams();
  if (span) query.set('from', span.from.toISOString());
  if (span) query.set('to', span.to.toISOString());
  for (const [key, values] of Object.entries(scope)) {
    for (const value of values ?? []) query.append(key, value);
  }
  return `/reporting/transactions/declines?${query}`;
}

/** Why issuers declined, over the period and the scope of the approval rate. */
export function DeclineReasons() {
  const { range } = useAddressRange(authorizationWidget);
  const { scope } = useScope(authorizationWidget);
  const canOpen = can(useHolder(), 'sidebar.declined');
  const { data, error, refetch } = useQuery(authorizationsQuery({ range, scope }));
  const results = data?.results;
  return (
    <Card
      title="Top decline reasons"
      actions={
        canOpen &&
        data && (
          <Link href={declinesAt(data.span, scope)} variant="standalone">
            View declines
          </Link>
        )
      }
    >
      {error && (
        <LoadProblem
          title="Couldn't load decline reasons"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!results && !error && <Skeleton lines={6} />}
      {results?.reasons.length === 0 && (
        <EmptyState title="No declines">Reasons show up here when a card is declined.</EmptyState>
      )}
      {results && results.reasons.length > 0 && (
        <HorizontalBars
          label="Declined card payments by reason"
          bars={results.reasons.slice(0, MOST).map(({ responseCode, responseMessage, count }) => ({
            name: [responseMessage ?? 'No reason given', responseCode && `(${responseCode})`]
              .filter(Boolean)
              .join(' '),
            value: count,
            text: String(count),
            detail: `${share(count, results.declined)}%`,
          }))}
        />
      )}
    </Card>
  );
}
