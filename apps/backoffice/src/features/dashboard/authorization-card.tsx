import { share } from '@payfac/domain/stats';
import { Skeleton } from '@payfac/ui/skeleton';
import { StatsCard } from '@payfac/ui/stats-card';
import { Suspense } from 'react';
import { useQuery } from '../../shared/query/use-query.ts';
import { CustomRange, OwnScope } from './later-parts.tsx';
import { authorizationsQuery } from './queries.ts';
import { useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';
import { WidgetFilters } from './widget-filters.tsx';

/** The widget whose period and scope the rate and its reasons share. */
export const authorizationWidget = 'authorization';

const numbers = new Intl.NumberFormat('en-US');

interface Results {
  readonly approved: number;
  readonly declined: number;
}

const rateOf = ({ approved, declined }: Results): string | undefined =>
  approved + declined === 0 ? undefined : `${share(approved, approved + declined)}%`;

/** How many card payments the issuers approved. */
export function AuthorizationCard() {
  const { range, setRange } = useAddressRange(authorizationWidget);
  const { scope, own } = useScope(authorizationWidget);
  const { data, error, refetch } = useQuery(authorizationsQuery({ range, scope }));
  const rate = data && rateOf(data.results);
  const before = data?.before && rateOf(data.before);
  const decided = data ? data.results.approved + data.results.declined : 0;
  return (
    <StatsCard
      title="Approval rate"
      value={rate ?? '–'}
      detail={
        <>
          {data
            ? `${numbers.format(data.results.approved)} of ${numbers.format(decided)} approved`
            : ' '}
          {before !== undefined && ` · ${before} prior period`}
          {own.length > 0 && (
            <Suspense>
              {' · '}
              <OwnScope widget={authorizationWidget} />
            </Suspense>
          )}
        </>
      }
      onRetry={() => void refetch()}
      range={range}
      onRangeChange={setRange}
      hasAllRange
      customRange={(controls) => (
        <Suspense fallback={<Skeleton lines={3} />}>
          <CustomRange {...controls} />
        </Suspense>
      )}
      actions={<WidgetFilters widget={authorizationWidget} title="Approval rate" />}
      isLoading={!data && !error}
      {...(error && { error: error.message })}
    />
  );
}
