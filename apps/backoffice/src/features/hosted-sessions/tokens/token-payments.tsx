import type { Output } from '@payfac/api';
import * as tokenStatistics from '@payfac/api/contract/token-statistics';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { share } from '@payfac/domain/stats';
import { Card } from '@payfac/ui/card';
import { HorizontalBars } from '@payfac/ui/horizontal-bars';
import { Grid, Stack } from '@payfac/ui/layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { Heading, Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { counted, wholeNumber } from '../../../shared/counted.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { accountAtom } from '../../../shared/session/account.ts';
import { chartFilters } from './chart-filters.ts';

type Statistics = Output<typeof tokenStatistics.get>;

interface PartProps {
  readonly title: string;
  readonly label: string;
  readonly tallies: readonly (readonly [name: string, tally: Statistics['saved']])[];
}

/** Each as a share of its own total. */
function Part({ title, label, tallies }: PartProps) {
  const total = tallies.reduce((sum, [, { count }]) => sum + count, 0);
  return (
    <Stack gap="md">
      <Heading level={3}>{title}</Heading>
      <HorizontalBars
        label={label}
        scale="share"
        bars={tallies.map(([name, { count, amount }]) => ({
          name,
          value: total === 0 ? 0 : count / total,
          text: wholeNumber(count),
          detail: `${formatUsd(amount)} · ${share(count, total)}%`,
        }))}
      />
    </Stack>
  );
}

function Bars({ statistics }: { readonly statistics: Statistics }) {
  const { saved, singleUse, brands } = statistics;
  return (
    <Grid column="xl" gap="xl">
      <Part
        title="Paid with a token"
        label="Payments by token"
        tallies={[
          ['Saved cards', saved],
          ['Single-use tokens', singleUse],
        ]}
      />
      <Part
        title="All card payments"
        label="Payments by card brand"
        tallies={brands.map((tally) => [cardBrandLabels[tally.cardBrand], tally])}
      />
    </Grid>
  );
}

/** Card payments: those with tokens by kind, and all of them by brand. */
export function TokenPayments() {
  const { search } = useLocation();
  const account = useAtomValue(accountAtom)?.subMerchantId;
  // The session status filter doesn't apply to payments.
  const { status: _, ...wire } = chartFilters(search, account);
  const { data, error, refetch } = useQuery({
    queryKey: [shows(tokenStatistics.get), 'token-sessions', 'payments', wire],
    queryFn: ({ signal }) =>
      settled(
        send(tokenStatistics.get)({ query: tokenStatistics.get.query.parse(wire) }, { signal }),
      ),
  });
  const isEmpty = data !== undefined && data.saved.count + data.singleUse.count === 0;
  return (
    <Card
      title="Card payments"
      {...(data &&
        !isEmpty && { description: `${counted(data.cards, 'different card')} paid with a token.` })}
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
