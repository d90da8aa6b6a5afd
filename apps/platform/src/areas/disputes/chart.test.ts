import { expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

interface Series {
  readonly name: string;
  readonly points: readonly { readonly value: number }[];
}

/** Totals of a chart's series over all buckets. */
const totals = (series: readonly Series[]) =>
  Object.fromEntries(
    series.map(({ name, points }) => [name, points.reduce((sum, { value }) => sum + value, 0)]),
  );
const lately = async () =>
  `from=${new Date((await api.services.clock.now()).getTime() - 3 * 86_400_000).toISOString()}`;
const ofDisputes = async (query = '') => ({
  Opened: 0,
  Won: 0,
  Lost: 0,
  ...totals(
    (await manager.get(`reporting/disputes/chartsLines?${await lately()}&${query}`)).body.series,
  ),
});
const ofPayments = async (operation: string) =>
  totals(
    (
      await manager.get(
        `reporting/transactions/charts/daily?${await lately()}&operation=${operation}`,
      )
    ).body.series,
  );

async function disputed(amount: number): Promise<{ disputeId: string; transactionId: string }> {
  const sale = await sell(manager, { token: await tokenOf(api.open), amount });
  const { transactionId } = sale.body;
  await manager.control('settle');
  const { body } = await manager.control('dispute', { transactionId, kind: 'dispute' });
  return { disputeId: body.disputeId, transactionId };
}

test('charts count a dispute when it is opened, and its outcome, each once', async () => {
  const before = await ofDisputes();
  const sales = await ofPayments('sale');
  const chargebacks = await ofPayments('chargeback');
  const won = await disputed(40);
  const lost = await disputed(60);
  expect(await ofDisputes()).toEqual({ ...before, Opened: before.Opened + 2 });

  await manager.control('dispute-move', { disputeId: won.disputeId, action: 'respond' });
  await manager.control('dispute-move', { disputeId: won.disputeId, action: 'win' });
  await manager.control('dispute-move', { disputeId: lost.disputeId, action: 'accept' });
  expect(await ofDisputes()).toEqual({
    Opened: before.Opened + 2,
    Won: before.Won + 1,
    Lost: before.Lost + 1,
  });
  expect(await ofDisputes(`transactionId=${won.transactionId}`)).toEqual({
    Opened: 1,
    Won: 1,
    Lost: 0,
  });

  for (const [name, value] of Object.entries(await ofPayments('sale'))) {
    const gained = value - (sales[name] ?? 0);
    expect([name, gained]).toEqual([name, name === 'Amount' ? 100 : 2]);
  }
  for (const [name, value] of Object.entries(await ofPayments('chargeback'))) {
    const gained = value - (chargebacks[name] ?? 0);
    expect([name, gained]).toEqual([name, name === 'Amount' ? 100 : 2]);
  }
});

test('a payment with a won dispute counts as settled again, and can be refunded', async () => {
  const { disputeId, transactionId } = await disputed(80);
  const refunds = await ofPayments('refund');
  await manager.control('dispute-move', { disputeId, action: 'respond' });
  await manager.control('dispute-move', { disputeId, action: 'win' });
  expect((await act(manager, 'refund', transactionId, { amount: 30 })).status).toBe(200);
  for (const [name, value] of Object.entries(await ofPayments('refund'))) {
    expect([name, value - (refunds[name] ?? 0)]).toEqual([name, name === 'Amount' ? 30 : 1]);
  }
});
