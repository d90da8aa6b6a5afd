import { anchor } from '../../../scripts/anchor.ts';
import { percentile } from '../measure/percentiles.ts';
import { signInTo } from '../measure/platform-session.ts';
import type { Part } from './part.ts';
import { timesOf } from './times.ts';

const dayMs = 86_400_000;
const ago = (days: number): string => new Date(anchor.getTime() - days * dayMs).toISOString();
const goalMs = 30;
const requests = 120;

const filters: readonly (readonly [name: string, query: string])[] = [
  ['no filter', ''],
  ['status', '&status=settled'],
  ['two statuses', '&status=declined&status=refunded'],
  ['operation', '&operation=refund'],
  ['card brand', '&cardBrand=amex'],
  ['amount range', '&amountMin=20.00&amountMax=90.00'],
  ['last 30 days', `&from=${ago(30)}`],
  ['status and days', `&status=settled&from=${ago(90)}&to=${ago(30)}`],
  ['brand and amount', '&cardBrand=visa&amountMin=50.00'],
];
const sorts = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;
const people = ['admin@harbor', 'provider@harbor', 'manager@harbor'] as const;

/** First pages of the transactions: every sort with every filter, for staff, a provider, a merchant. */
export async function measureFirstPages(port: number): Promise<Part> {
  const rows: string[][] = [];
  let worst = 0;
  for (const username of people) {
    const session = await signInTo(port, username);
    for (const [name, filter] of filters) {
      for (const sort of sorts) {
        const path = `/api/v1/reporting/transactions?pageSize=25&sort=${sort}${filter}`;
        const times = await timesOf(session, path, requests);
        const p95 = percentile(times, 0.95);
        worst = Math.max(worst, p95);
        const figures = [percentile(times, 0.5), p95].map((ms) => ms.toFixed(1));
        rows.push([`${username}, ${name}, ${sort}`, ...figures]);
      }
    }
  }
  return {
    table: { title: 'First pages, milliseconds', head: ['', 'median', 'p95'], rows },
    goals: [{ name: `p95 of the worst of ${rows.length} first pages`, value: worst, most: goalMs }],
  };
}
