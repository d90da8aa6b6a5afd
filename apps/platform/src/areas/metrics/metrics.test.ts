import { expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');

interface Figures {
  readonly subMerchantId: string;
  readonly from: string;
  readonly transactionCount: number;
  readonly amount: number;
  readonly declineCount: number;
  readonly chargebackCount: number;
  readonly averageAmount: number;
  readonly declineRate: string;
}

async function everyRow(query: string): Promise<Figures[]> {
  const rows: Figures[] = [];
  let cursor = '';
  do {
    const { body } = await admin.get(`metrics/ccTxMetrics?pageSize=100&${query}${cursor}`);
    rows.push(...body.data);
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor !== '');
  return rows;
}

const sumOf = (rows: readonly Figures[], key: 'transactionCount' | 'amount' | 'declineCount') =>
  Math.round(rows.reduce((sum, row) => sum + row[key] * 100, 0)) / 100;

const february = (row: Figures) => row.from.startsWith('2026-02');

test('the days of a month add up to the month', async () => {
  const account = 'subMerchantId=sm_0003';
  const days = (await everyRow(`period=daily&${account}`)).filter(february);
  const months = (await everyRow(`period=monthly&${account}`)).filter(february);
  expect(months).toHaveLength(1);
  expect(days.length).toBeGreaterThan(5);
  for (const key of ['transactionCount', 'amount', 'declineCount'] as const) {
    expect(sumOf(days, key)).toBe(sumOf(months, key));
  }
});

test('averages and rates follow from the counts', async () => {
  for (const row of await everyRow('period=monthly')) {
    const { transactionCount, amount, averageAmount, declineCount, declineRate } = row;
    const tries = transactionCount + declineCount;
    expect(Math.abs(averageAmount * transactionCount - amount)).toBeLessThanOrEqual(
      transactionCount / 100,
    );
    expect(Number(declineRate)).toBeCloseTo(tries === 0 ? 0 : (declineCount / tries) * 100, 1);
  }
});

test('the overview of a month adds up its accounts [SCOPE-18]', async () => {
  const load = async () => (await admin.get('metrics/load?period=monthly')).body;
  const before = await load();
  const token = await tokenOf(api.open);
  for (const subMerchantId of ['sm_0003', 'sm_0003', 'sm_0004']) {
    const sale = await sell(admin, { token, amount: 21.4, subMerchantId });
    expect(sale.status).toBe(200);
  }
  const overview = await load();
  const rows = (await everyRow('period=monthly')).filter(({ from }) => from === overview.from);
  expect(overview.current.transactionCount).toBe(before.current.transactionCount + 3);
  expect(overview.current.transactionCount).toBe(sumOf(rows, 'transactionCount'));
  expect(overview.current.amount).toBe(sumOf(rows, 'amount'));
});
