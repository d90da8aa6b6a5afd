import { anchor } from '../../../scripts/anchor.ts';
import { percentile } from '../measure/percentiles.ts';
import { signInTo } from '../measure/platform-session.ts';
import type { Part } from './part.ts';
import { timesOf } from './times.ts';

const dayMs = 86_400_000;
const ago = (days: number): string => new Date(anchor.getTime() - days * dayMs).toISOString();
const goalMs = 150;
const requests = 15;

const figures: readonly (readonly [name: string, path: string])[] = [
  ['statistics', 'transactions/stats'],
  ['statistics, 30 days', `transactions/stats?from=${ago(30)}`],
  ['card totals', 'totals/cc'],
  ['refund totals', 'totals/refunds'],
  ['chart, daily', `transactions/charts/daily?from=${ago(365)}`],
  ['chart, weekly', 'transactions/charts/weekly'],
  ['chart, monthly', 'transactions/charts/monthly'],
  ['chart, hourly, 30 days', `transactions/charts/hourly?from=${ago(30)}`],
  ['dispute chart', 'disputes/chartsLines?period=daily'],
  ['token statistics', 'transactions/token-stats'],
];
const people = ['admin@harbor', 'provider@harbor', 'manager@harbor'] as const;

/** Charts, statistics and totals, for the users who may see them. */
export async function measureFigures(port: number): Promise<Part> {
  const rows: string[][] = [];
  let worst = 0;
  for (const username of people) {
    const session = await signInTo(port, username);
    for (const [name, path] of figures) {
      const address = `/api/v1/reporting/${path}`;
      const { status } = await session.send({ method: 'GET', path: address });
      if (status === 403) continue;
      const times = await timesOf(session, address, requests);
      const p95 = percentile(times, 0.95);
      worst = Math.max(worst, p95);
      const shown = [percentile(times, 0.5), p95].map((ms) => ms.toFixed(1));
      rows.push([`${username}, ${name}`, ...shown]);
    }
  }
  return {
    table: {
      title: 'Charts, statistics and totals, milliseconds',
      head: ['', 'median', 'p95'],
      rows,
    },
    goals: [{ name: 'p95 of the worst figure', value: worst, most: goalMs }],
  };
}
