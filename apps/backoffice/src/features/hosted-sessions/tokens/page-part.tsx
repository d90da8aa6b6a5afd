import * as tokenSessions from '@payfac/api/contract/token-sessions';
import { share } from '@payfac/domain/stats';
import { type TokenSessionChart, tokenSessionChartLabels } from '@payfac/domain/token-sessions';
import { Card } from '@payfac/ui/card';
import { HorizontalBars } from '@payfac/ui/horizontal-bars';
import { Grid, Stack } from '@payfac/ui/layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { accountAtom } from '../../../shared/session/account.ts';
import { chartFilters } from './chart-filters.ts';
import { tokenSessions as tokenList } from './list.tsx';
import { TokenPayments } from './token-payments.tsx';

const calls = {
  device: send(tokenSessions.deviceChart),
  browser: send(tokenSessions.browserChart),
  os: send(tokenSessions.osChart),
} as const;

const endpoints = {
  device: tokenSessions.deviceChart,
  browser: tokenSessions.browserChart,
  os: tokenSessions.osChart,
} as const;

const charts = ['device', 'browser', 'os'] as const satisfies readonly TokenSessionChart[];

function Shares({ kind }: { readonly kind: TokenSessionChart }) {
  const { search } = useLocation();
  const account = useAtomValue(accountAtom)?.subMerchantId;
  const wire = chartFilters(search, account);
  const { data, error, refetch } = useQuery({
    queryKey: [shows(endpoints[kind]), 'token-sessions', 'chart', kind, wire],
    queryFn: ({ signal }) =>
      settled(
        calls[kind](
          { query: endpoints[kind].query.parse(wire) },
          { signal, lane: `tokens.${kind}` },
        ),
      ),
  });
  const label = `Token sessions by ${tokenSessionChartLabels[kind].toLowerCase()}`;
  if (error) {
    const again = () => void refetch();
    return <LoadProblem title="Couldn't load this chart" error={error} onRetry={again} />;
  }
  if (!data) return <Skeleton lines={4} />;
  if (data.data.length === 0) return <Text tone="muted">No sessions to count.</Text>;
  const total = data.data.reduce((sum, { count }) => sum + count, 0);
  return (
    <HorizontalBars
      label={label}
      scale="share"
      bars={data.data.map(({ name, count }) => ({
        name,
        value: count / total,
        text: wholeNumber(count),
        detail: `${share(count, total)}%`,
      }))}
    />
  );
}

/** The devices and browsers used to enter cards, in the sessions that the list above shows. */
const TokenCharts = () => (
  <Grid column="lg" isStretched>
    {charts.map((kind) => (
      <Card key={kind} title={tokenSessionChartLabels[kind]}>
        <Shares kind={kind} />
      </Card>
    ))}
  </Grid>
);

/** The token sessions of merchants' own pages, the devices that opened them, and the payments made with tokens. */
export const TokenSessions = () => (
  <Stack gap="xl">
    <ListView list={tokenList} prefix="tokens" isBeside />
    <TokenCharts />
    <TokenPayments />
  </Stack>
);
