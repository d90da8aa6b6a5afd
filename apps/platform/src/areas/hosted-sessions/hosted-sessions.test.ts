import { describe, expect, test } from 'vitest';
import { businessTime } from '../../../test/moments.ts';
import { accountOf } from '../../../test/sale.ts';
import { call } from '../../../test/session.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { visitor } from '../../hosted/pay/test-visit.ts';
import { expireSessions, openWaitingSessions } from './expire-sessions.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');
const juniper = usePerson(hosted, 'admin@juniper');
const { get, pay, link } = visitor(hosted, manager);

const sessions = async (query: string, who = manager) =>
  (await who.get(`reporting/hosted?pageSize=100&${query}`)).body.data;
const session = async (id: string) => (await sessions(`sessionId=${id}`))[0];

const hour = 3_600_000;

describe('a hosted session', () => {
  test('is listed from creation to payment, with its URL', async () => {
    const { id, path } = await link({ invoiceNumber: 'INV-501' });
    const made = await session(id);
    expect(made).toMatchObject({ status: 'created', completion: null, transactionIds: [] });
    expect(
      (await call(hosted.url, new URL(made.url).host, new URL(made.url).pathname)).status,
    ).toBe(200);
    await get(path);
    expect(await session(id)).toMatchObject({ status: 'initiated', completion: 'initiated' });
    await pay(path, {}, '4000000000000002');
    expect(await session(id)).toMatchObject({ completion: 'failed', useCount: 0 });
    await pay(path);
    const paid = await session(id);
    expect(paid).toMatchObject({ completion: 'completed', useCount: 1 });
    expect(paid.completedAt).not.toBeNull();
    const { body } = await manager.get(
      `reporting/transactions?transactionId=${paid.transactionIds[0]}`,
    );
    expect(body.data[0]).toMatchObject({ amount: 50, invoiceNumber: 'INV-501' });
  });

  test('is found by completion, amount and text, only by users of its accounts [LINK-34]', async () => {
    const { id } = await link({ amount: 77.5, description: 'Harbour tour', invoiceNumber: 'T-1' });
    const found = await sessions('amountMin=77.5&amountMax=77.5&singleSearch=harbour');
    expect(found.map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual([id]);
    const completed = await sessions('completion=completed');
    expect(completed.length).toBeGreaterThan(0);
    expect(
      completed.every(({ completion }: { completion: string }) => completion === 'completed'),
    ).toBe(true);
    expect(await sessions(`sessionId=${id}`, juniper)).toEqual([]);
  });

  test('that was paid is filtered as paid, and no longer as initiated', async () => {
    const [open, paid] = [await link({}), await link({})];
    const multi = await link({ usageType: 'multi_use', usageLimit: 2 });
    for (const { path } of [paid, multi]) await pay(path);
    await get(open.path);
    const at = async (standing: string): Promise<string[]> =>
      (await sessions(`standing=${standing}`)).map((row: { sessionId: string }) => row.sessionId);
    const initiated = await at('initiated');
    expect(initiated).toContain(open.id);
    expect(initiated).toContain(multi.id);
    expect(initiated).not.toContain(paid.id);
    expect(await at('paid')).toContain(paid.id);
    expect(await at('paid')).not.toContain(multi.id);
    expect(await at('initiated&standing=paid')).toContain(paid.id);
    await pay(multi.path);
    expect(await at('paid')).toContain(multi.id);
  });

  test('expires by time, but not once paid, and not twice', async () => {
    const expiresAt = { unit: 'hours', value: 1, specificDate: null };
    const [open, paid] = [await link({ expiresAt }), await link({ expiresAt })];
    await pay(paid.path);
    const later = businessTime(3 * hour);
    expect(await expireSessions(hosted.open.database, later)).toBeGreaterThan(0);
    expect(await expireSessions(hosted.open.database, later)).toBe(0);
    expect((await session(open.id)).status).toBe('expired');
    expect((await session(paid.id)).status).toBe('initiated');
    expect((await get(open.path)).status).toBe(410);
  });

  test('of a merchant that isn’t live waits, and opens when it is', async () => {
    const setStatus = (status: string) =>
      hosted.open.pool.query(
        `update applications set status = $2, logs = logs || (logs -> 0) where application_id =
           (select application_id from sub_merchants where sub_merchant_id = $1)`,
        [accountOf(manager), status],
      );
    await setStatus('approved');
    const { id, path } = await link();
    expect((await session(id)).status).toBe('onboarding');
    expect((await get(path)).status).not.toBe(200);
    expect(await openWaitingSessions(hosted.open.database, businessTime(hour))).toBe(0);
    await setStatus('active');
    expect(await openWaitingSessions(hosted.open.database, businessTime(hour))).toBe(1);
    expect((await session(id)).status).toBe('created');
    expect((await get(path)).status).toBe(200);
  });
});
