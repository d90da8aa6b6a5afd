import type { Output } from '@payfac/api';
import { get } from '@payfac/api/contract/token-statistics';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { share } from '@payfac/domain/stats';
import { Card } from '@payfac/ui/card';
import { HorizontalBars } from '@payfac/ui/horizontal-bars';
import { Grid } from '@payfac/ui/layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { Text } from '@payfac/ui/typography';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { counted, wholeNumber } from '../../../shared/counted.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { settled } from '../../../shared/query/client.ts';
import { useQuery } from '../../../shared/query/use-query.ts';
import { accountAtom } from '../../../shared/session/account.ts';
import { api } from './api.ts';
import { chartFilters } from './chart-filters.ts';

type Statistics = Output<typeof get>;

function Bars({ statistics }: { readonly statistics: Statistics }) {
  const { saved, singleUse, brands } = statistics;
  const total = saved.count + singleUse.count;
  const bar = (name: string, { count, amount }: Statistics['saved']) => ({
    name,
    value: count,
    text: wholeNumber(count),
    detail: `${formatUsd(amount)} · ${share(count, total)}%`,
  });
  return (
    <Grid column="lg" gap="xl">
      <HorizontalBars
        label="Payments by token"
        bars={[bar('Saved cards', saved), bar('Single-use tokens', singleUse)]}
      />
      <HorizontalBars
        label="Payments by card brand"
        bars={brands.map((tally) => bar(cardBrandLabels[tally.cardBrand], tally))}
      />
    </Grid>
  );
}

/** What was paid with the tokens: with cards kept in the vault or keyed in for it, and of which brands. */
export function TokenPayments() {
  const { search } = useLocation();
  const account = useAtomValue(accountAtom)?.subMerchantId;
  // A session is open or closed; a payment is neither.
  const { status: _, ...wire } = chartFilters(search, account);
  const { data, error, refetch } = useQuery({
    queryKey: ['token-sessions', 'payments', wire],
    queryFn: ({ signal }) =>
      settled(api.tokenStatistics.get({ query: get.query.parse(wire) }, { signal })),
  });
  const isEmpty = data !== undefined && data.saved.count + data.singleUse.count === 0;
  return (
    <Card
      title="Payments with tokens"
      {...(data && !isEmpty && { description: `${counted(data.cards, 'different card')} paid.` })}
    >
      {error ? (
        <LoadProblem
          title="Couldn't load this chart"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : isEmpty ? (
        <Text tone="muted">No payments to count.</Text>
      ) : (
        <Bars statistics={data} />
      )}
    </Card>
  );
}
