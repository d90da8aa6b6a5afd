import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';

/** Upper bounds of the duration histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

export interface Metrics {
  /** @param seconds from the request's arrival to its response. */
  observe(site: string, status: number, seconds: number): void;
  /** In Prometheus's text format. */
  text(): string;
}

interface Series {
  readonly counts: number[];
  total: number;
  sum: number;
}

const nanosecondsASecond = 1e9;

export type Connections = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Connection pools, by what they serve. */
export type Pools = Readonly<Record<'commands' | 'reads', Connections>> & {
  readonly replica?: Connections;
};

const poolGauges = {
  database_connections: (pool) => pool.totalCount,
  database_connections_idle: (pool) => pool.idleCount,
  database_requests_waiting: (pool) => pool.waitingCount,
} as const satisfies Readonly<Record<string, (pool: Connections) => number>>;

/**
 * @param violations content-security violations reported since the start, by directive.
 * @param more additional lines from other parts.
 */
export function createMetrics(
  pools: Pools,
  violations: () => ReadonlyMap<string, number>,
  more: () => readonly string[] = () => [],
): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  function requestLines(): string[] {
    return [
      '# TYPE http_requests_total counter',
      ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
    ];
  }

  function durationLines(): string[] {
    const lines = ['# TYPE http_request_duration_seconds histogram'];
    for (const [site, { counts, total, sum }] of durations) {
      const name = 'http_request_duration_seconds';
      for (const [place, bound] of buckets.entries()) {
        lines.push(`${name}_bucket{site="${site}",le="${bound}"} ${counts[place] ?? 0}`);
      }
      lines.push(`${name}_bucket{site="${site}",le="+Inf"} ${total}`);
      lines.push(`${name}_sum{site="${site}"} ${sum.toFixed(6)}`);
      lines.push(`${name}_count{site="${site}"} ${total}`);
    }
    return lines;
  }

  const poolLines = (): string[] =>
    Object.entries(poolGauges).flatMap(([name, valueOf]) => [
      `# TYPE ${name} gauge`,
      ...Object.entries(pools).map(([side, pool]) => `${name}{side="${side}"} ${valueOf(pool)}`),
    ]);

  const gauge = (name: string, value: number): string[] => [
    `# TYPE ${name} gauge`,
    `${name} ${value}`,
  ];

  return {
    observe: (site, status, seconds) => {
      const labels = `site="${site}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const series = durations.get(site) ?? { counts: buckets.map(() => 0), total: 0, sum: 0 };
      durations.set(site, series);
      series.total += 1;
      series.sum += seconds;
      for (const [place, bound] of buckets.entries()) {
        if (seconds <= bound) series.counts[place] = (series.counts[place] ?? 0) + 1;
      }
    },
    text: () =>
      [
        ...requestLines(),
        ...durationLines(),
        '# TYPE content_security_violations_total counter',
        ...[...violations()].map(
          ([directive, count]) =>
            `content_security_violations_total{directive="${directive}"} ${count}`,
        ),
        ...poolLines(),
        ...gauge('process_resident_memory_bytes', process.memoryUsage.rss()),
        ...gauge('event_loop_delay_p99_seconds', delay.percentile(99) / nanosecondsASecond),
        ...gauge('event_loop_delay_max_seconds', delay.max / nanosecondsASecond),
        ...more(),
        '',
      ].join('\n'),
  };
}
