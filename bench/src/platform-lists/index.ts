import { signInTo } from '../measure/platform-session.ts';

const day = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * day).toISOString();

const filters: readonly (readonly [name: string, query: string])[] = [
  ['no filter', ''],
  ['status', '&status=settled'],
  ['two statuses', '&status=declined&status=refunded'],
  ['operation', '&operation=refund'],
  ['amount range', '&amountMin=20.00&amountMax=90.00'],
  ['last 30 days', `&from=${ago(30)}`],
  ['status and days', `&status=settled&from=${ago(90)}&to=${ago(30)}`],
];
const sorts = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;
const people = ['admin@harbor', 'manager@harbor'] as const;
const requests = 60;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** First page of the transactions over HTTP. Needs a platform with full seed: `npm start` beside it. */
export async function run(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 4400);
  console.log(`\nFirst page of transactions over HTTP on port ${port}, milliseconds (median, p95)`);
  for (const username of people) {
    const session = await signInTo(port, username).catch((error: Error) => {
      console.log(`  left out: no platform answers on port ${port} (${error.message})`);
    });
    if (!session) return;
    for (const [name, filter] of filters) {
      for (const sort of sorts) {
        const path = `/api/v1/reporting/transactions?pageSize=25&sort=${sort}${filter}`;
        const times: number[] = [];
        for (let index = 0; index < requests; index += 1) {
          const start = performance.now();
          const { status, body } = await session.send({ method: 'GET', path });
          if (status !== 200) throw new Error(`${path} answered ${status} ${body}`);
          times.push(performance.now() - start);
        }
        const sorted = times.toSorted((a, b) => a - b);
        const figures = [at(sorted, 0.5), at(sorted, 0.95)].map((ms) => ms.toFixed(1).padStart(7));
        console.log(
          `  ${username.padEnd(16)}${name.padEnd(18)}${sort.padEnd(12)}${figures.join('')}`,
        );
      }
    }
  }
}
