import { addDays, formatDay, instantOfLocalIso, isBankingDay } from '@payfac/domain/time';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/api.ts';
import {
  bankAccount,
  bankPath,
  bankToken,
  liveMerchant,
  pathOf,
  type Shown,
  send,
  useBoarders,
} from '../../../test/boarding.ts';
import { tokenOf } from '../../../test/cards.ts';
import { act, sell } from '../../../test/sale.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const people = useBoarders(api);
const { admin } = people;

/** Harbor's zone, which its business days follow. */
const zone = 'America/New_York';

async function run(name: string): Promise<void> {
  const response = await admin.call('/v1/events/run-now', { method: 'POST', body: { name } });
  expect(response.status, response.text).toBe(200);
}

/** Moves business time to an hour of a day, then cuts batches and creates due payouts. */
async function moveTo(day: string, hour: string): Promise<void> {
  const wanted = instantOfLocalIso(`${day}T${hour}:00:00`, zone)?.getTime() ?? Number.NaN;
  const now = (await api.services.clock.now()).getTime();
  await api.services.clock.advance(Math.ceil((wanted - now) / 1000));
  for (const name of ['settlement', 'payouts']) await run(name);
}

/** The next banking day that is followed by banking days and holidays in this order. */
async function nextDay(followedBy: readonly boolean[]): Promise<string> {
  let day = addDays(formatDay(await api.services.clock.now(), zone), 1);
  const fits = (first: string): boolean =>
    [true, ...followedBy].every((isOne, later) => isBankingDay(addDays(first, later)) === isOne);
  while (!fits(day)) day = addDays(day, 1);
  return day;
}

const agree = async (merchant: Shown, settings: Readonly<Record<string, unknown>>) => {
  const response = await send(admin, 'PUT', pathOf(merchant), { settings });
  expect(response.body.settings).toMatchObject(settings);
};

type Schedule = 'daily' | 'dynamic';

/** A merchant that is paid daily, or once its balance reaches $100. */
async function merchantPaid(payoutSchedule: Schedule): Promise<Shown> {
  const merchant = await liveMerchant(api, people);
  await agree(merchant, { payoutSchedule, payoutThreshold: 100 });
  return merchant;
}

const dynamicMerchant = () => merchantPaid('dynamic');

async function take({ subMerchantId }: Shown, amount: number): Promise<string> {
  const token = await tokenOf(api.open, '4242424242424242', { subMerchantId });
  const sale = await sell(admin, { token, subMerchantId, amount });
  expect(sale.status, sale.text).toBe(200);
  return sale.body.transactionId;
}

/** A merchant whose sale was settled last night; it is 3 a.m. on a banking day. */
async function withSettled(
  amount: number,
  schedule: Schedule = 'dynamic',
): Promise<{ merchant: Shown; sale: string; day: string }> {
  const merchant = await merchantPaid(schedule);
  const taken = await nextDay([true, true]);
  await moveTo(taken, '12');
  const sale = await take(merchant, amount);
  const day = addDays(taken, 1);
  await moveTo(day, '03');
  return { merchant, sale, day };
}

const payoutsOf = async ({ subMerchantId }: Shown) =>
  (await admin.get(`reporting/payouts/instructions?subMerchantId=${subMerchantId}`)).body.data;

const balanceOf = async ({ subMerchantId }: Shown): Promise<number> =>
  (await admin.get(`reporting/balance?account=merchants:${subMerchantId}`)).body.data[0].balance;

describe('a dynamic schedule', () => {
  test('pays on the first banking day on which the threshold is reached, and not before [PAYOUT-25]', async () => {
    const { merchant, day } = await withSettled(60);
    await moveTo(day, '11');
    expect(await payoutsOf(merchant)).toEqual([]);

    await take(merchant, 60);
    const owed = await balanceOf(merchant);
    await moveTo(addDays(day, 1), '03');
    await moveTo(addDays(day, 1), '11');
    const [payout, ...others] = await payoutsOf(merchant);
    expect(others).toEqual([]);
    expect(payout).toMatchObject({ mode: 'dynamic', status: 'pending', createLedgerEntries: true });
    expect(payout.amount).toBeGreaterThan(100);
    expect(payout.amount).toBeLessThan(owed);
    expect(await balanceOf(merchant)).toBe(0);
    const path = 'reporting/payouts/instructions?mode=dynamic&pageSize=100';
    const dynamic: Shown[] = (await admin.get(path)).body.data;
    expect(dynamic.every(({ mode }) => mode === 'dynamic')).toBe(true);
    expect(dynamic.map(({ payoutId }) => payoutId)).toContain(payout.payoutId);
  });

  test('waits over bank holidays', async () => {
    const merchant = await dynamicMerchant();
    const friday = await nextDay([false, false, true]);
    await moveTo(friday, '12');
    await take(merchant, 300);
    await moveTo(addDays(friday, 1), '03');
    await moveTo(addDays(friday, 2), '20');
    expect(await payoutsOf(merchant)).toEqual([]);
    await moveTo(addDays(friday, 3), '09');
    expect(await payoutsOf(merchant)).toMatchObject([{ mode: 'dynamic', status: 'pending' }]);
  });

  test('never pays more than the balance: it waits to recover later refunds', async () => {
    const { merchant, sale, day } = await withSettled(120);
    expect((await act(admin, 'refund', sale, { amount: 60 })).status).toBe(200);
    await moveTo(day, '11');
    expect(await payoutsOf(merchant)).toEqual([]);
    await moveTo(addDays(day, 1), '03');
    await moveTo(addDays(day, 1), '11');
    expect(await payoutsOf(merchant)).toEqual([]);
    expect(await balanceOf(merchant)).toBeGreaterThan(0);
  });

  test('creates one payout, however often and by however many processes it is run', async () => {
    const { merchant } = await withSettled(200);
    // Due now; no job has run yet.
    await api.services.clock.advance(8 * 3600);
    await Promise.all([run('payouts'), run('payouts'), run('payouts'), run('payouts')]);
    await run('payouts');
    expect(await payoutsOf(merchant)).toHaveLength(1);
    expect(await balanceOf(merchant)).toBe(0);
  });

  test('creates payouts of a suspended account on hold, and releases them when it resumes', async () => {
    const { merchant, day } = await withSettled(200);
    await send(admin, 'PUT', pathOf(merchant), { isSuspended: true, reason: 'Disputes.' });
    await moveTo(day, '11');
    expect(await payoutsOf(merchant)).toMatchObject([
      { mode: 'dynamic', status: 'on-hold', holdReason: 'The account is suspended.' },
    ]);
    await send(admin, 'PUT', pathOf(merchant), { isSuspended: false });
    expect(await payoutsOf(merchant)).toMatchObject([
      { mode: 'dynamic', status: 'pending', holdReason: null },
    ]);
  });

  test('keeps a payout on hold after a suspension while the bank account is not verified', async () => {
    const { merchant, day } = await withSettled(200);
    await send(admin, 'PUT', pathOf(merchant), { isSuspended: true, reason: 'Disputes.' });
    await moveTo(day, '11');
    const other = await bankToken(api, merchant);
    const account = { ...bankAccount(merchant, other), isPreferred: true };
    expect((await send(admin, 'POST', bankPath, account)).status).toBe(200);
    await send(admin, 'PUT', pathOf(merchant), { isSuspended: false });
    expect(await payoutsOf(merchant)).toMatchObject([{ status: 'on-hold' }]);
    await send(admin, 'POST', `${bankPath}/getinfo`, { bankAccountToken: other });
    await run('payouts');
    expect(await payoutsOf(merchant)).toMatchObject([{ status: 'pending' }]);
  });

  test('pays what has accumulated when replaced by a daily schedule', async () => {
    const { merchant, day } = await withSettled(20);
    await moveTo(day, '11');
    expect(await payoutsOf(merchant)).toEqual([]);
    await agree(merchant, { payoutSchedule: 'daily' });
    await moveTo(day, '12');
    expect(await payoutsOf(merchant)).toMatchObject([{ mode: 'scheduled', status: 'pending' }]);
  });
});

describe('a schedule pays only what is settled and available', () => {
  const byHand = async ({ subMerchantId }: Shown, amount: number) => {
    const body = {
      subMerchantId,
      amount,
      processor: 'simulatorEcheck',
      beneficiary: 'Pier Supplies',
      type: 'merchant',
      createLedgerEntries: true,
    };
    const made = await admin.pay('backoffice/payouts', body, newKey());
    expect(made.status, made.text).toBe(200);
    return String(made.body.payoutId);
  };
  const scheduledOf = async (merchant: Shown): Promise<Shown[]> =>
    (await payoutsOf(merchant))
      .filter(({ mode }: Shown) => mode === 'scheduled')
      .toSorted((one: Shown, other: Shown) => (one.createdAt < other.createdAt ? -1 : 1));
  const inCents = (dollars: number) => Math.round(dollars * 100);

  test('for days partly paid manually, pays the rest', async () => {
    const { merchant, day } = await withSettled(300, 'daily');
    const settled = await balanceOf(merchant);
    await byHand(merchant, 100);
    await moveTo(day, '11');
    const [payout, ...others] = await scheduledOf(merchant);
    expect(others).toEqual([]);
    expect(inCents(payout?.amount)).toBe(inCents(settled) - 100_00);
    expect(payout?.description).toBe(
      'Payout of 1 settled day, less $100.00 already paid out or refunded',
    );
    expect(await balanceOf(merchant)).toBe(0);
    await moveTo(addDays(day, 1), '11');
    expect(await scheduledOf(merchant)).toHaveLength(1);
  });

  test('pays nothing unsettled, and the rest the next day', async () => {
    const { merchant, day } = await withSettled(300, 'daily');
    const settled = await balanceOf(merchant);
    await byHand(merchant, 100);
    await take(merchant, 500);
    await moveTo(day, '11');
    const [first] = await scheduledOf(merchant);
    expect(inCents(first?.amount)).toBe(inCents(settled) - 100_00);
    await moveTo(addDays(day, 1), '03');
    const next = await balanceOf(merchant);
    await moveTo(addDays(day, 1), '11');
    expect((await scheduledOf(merchant)).map(({ amount }) => amount)).toEqual([
      first?.amount,
      next,
    ]);
    expect(await balanceOf(merchant)).toBe(0);
  });

  test('pays nothing if all was paid manually, and the money of a deleted payout again', async () => {
    const { merchant, day } = await withSettled(300, 'daily');
    const settled = await balanceOf(merchant);
    const path = `backoffice/payouts/${await byHand(merchant, settled)}`;
    const change = (method: string, place: string, body?: unknown) =>
      admin.call(`${path}${place}`, {
        method,
        ...(body ? { body } : {}),
        headers: { 'idempotency-key': newKey() },
      });
    await change('PUT', '/hold', { status: 'on-hold', reason: 'A question about one sale' });
    await moveTo(day, '11');
    expect([await scheduledOf(merchant), await balanceOf(merchant)]).toEqual([[], 0]);
    const removed = await change('DELETE', '');
    expect(removed.status).toBe(200);
    await run('payouts');
    expect(await scheduledOf(merchant)).toMatchObject([{ amount: settled }]);
  });

  test('pays what an unsettled refund leaves, and later what it held back', async () => {
    const { merchant, sale, day } = await withSettled(120, 'daily');
    const refunded = await act(admin, 'refund', sale, { amount: 60 });
    expect(refunded.status).toBe(200);
    const left = await balanceOf(merchant);
    await moveTo(day, '11');
    expect(await scheduledOf(merchant)).toMatchObject([{ amount: left }]);
    expect(await balanceOf(merchant)).toBe(0);

    await moveTo(addDays(day, 1), '03');
    await take(merchant, 200);
    await moveTo(addDays(day, 1), '11');
    expect(await scheduledOf(merchant)).toHaveLength(1);
    const later = await nextDay([]);
    await moveTo(later, '03');
    const owed = await balanceOf(merchant);
    await moveTo(later, '11');
    expect((await scheduledOf(merchant))[1]).toMatchObject({
      amount: owed,
      description: 'Payout of 2 settled days and $60.00 left from before',
    });
    expect(await balanceOf(merchant)).toBe(0);
  });
});
