import * as tokenSessions from '@payfac/api/contract/token-sessions';
import { share } from '@payfac/domain/stats';
import { type TokenSessionChart, tokenSessionChartLabels } from '@payfac/domain/token-sessions';
import { SegmentedBar } from '@payfac/ui/segmented-bar';
import { Skeleton } from '@payfac/ui/skeleton';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { accountAtom } from '../../../shared/session/account.ts';
import { chartFilters, countOfAll, withoutTail } from './chart.ts';

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

interface SharesProps {
  readonly kind: TokenSessionChart;
  readonly size?: 'small' | 'medium';
}

/** The listed token sessions by device, browser or operating system: one bar. */
export function Shares({ kind, size = 'medium' }: SharesProps) {
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
  if (error) {
    const again = () => void refetch();
    return <LoadProblem title="Couldn’t load this chart" error={error} onRetry={again} />;
  }
  if (!data) return <Skeleton lines={2} />;
  if (data.data.length === 0) return <Text tone="muted">No sessions to count.</Text>;
  const total = countOfAll(data.data);
  const parts = withoutTail(data.data, (others) => ({ name: 'Others', count: countOfAll(others) }));
  return (
    <SegmentedBar
      label={`Token sessions by ${tokenSessionChartLabels[kind].toLowerCase()}`}
      size={size}
      segments={parts.map(({ name, count }) => ({
        name,
        value: count,
        text: `${share(count, total)}%`,
      }))}
    />
  );
}

/** In the title's line: the devices. */
export const Devices = () => <Shares kind="device" size="small" />;
