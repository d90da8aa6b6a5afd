import * as tokenStatistics from '@payfac/api/contract/token-statistics';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { addCents, type Cents, formatUsd } from '@payfac/domain/money';
import { share } from '@payfac/domain/stats';
import { Card } from '@payfac/ui/card';
import { Grid } from '@payfac/ui/layout';
import { SegmentedBar } from '@payfac/ui/segmented-bar';
import { Skeleton } from '@payfac/ui/skeleton';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { counted } from '../../../shared/counted.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { accountAtom } from '../../../shared/session/account.ts';
import { chartFilters, countOfAll, withoutTail } from './chart.ts';

interface Part {
  readonly name: string;
  readonly count: number;
  readonly amount: Cents;
}

interface SharesProps {
  readonly title: string;
  readonly description?: string;
  readonly label: string;
  readonly parts: readonly Part[];
}

/** Each as a share of its own total. */
function Shares({ title, description, label, parts }: SharesProps) {
  const total = countOfAll(parts);
  const shown = withoutTail(parts, (others) => ({
    name: 'Others',
    count: countOfAll(others),
    amount: addCents(...others.map(({ amount }) => amount)),
  }));
  return (
    <Card title={title} description={description}>
      <SegmentedBar
        label={label}
        segments={shown.map(({ name, count, amount }) => ({
          name,
          value: count,
          text: `${formatUsd(amount)} · ${share(count, total)}%`,
        }))}
      />
    </Card>
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
  if (error) {
    const again = () => void refetch();
    return <LoadProblem title="Couldn’t load this chart" error={error} onRetry={again} />;
  }
  if (!data) return <Skeleton lines={4} />;
  const { saved, singleUse, cards, brands } = data;
  if (saved.count + singleUse.count === 0) return <Text tone="muted">No payments to count.</Text>;
  return (
    <Grid column="xl" gap="xl">
      <Shares
        title="Paid with a token"
        description={`By ${counted(cards, 'different card')}.`}
        label="Payments by token"
        parts={[
          { name: 'Saved cards', ...saved },
          { name: 'Single-use tokens', ...singleUse },
        ]}
      />
      <Shares
        title="All card payments"
        label="Payments by card brand"
        parts={brands.map((brand) => ({ name: cardBrandLabels[brand.cardBrand], ...brand }))}
      />
    </Grid>
  );
}
