import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { newKey, startTestApi } from '../../../test/api.ts';
import { tokenOf } from '../../../test/cards.ts';
import { act, saleBody, sell } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { createProviders } from '../../processors/simulated/providers.ts';
import { CallFailure } from '../failures.ts';
import { hashBody, keepCreated, type StoredResponse, takeKey } from './claim.ts';
import { runOnce } from './run-once.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

/** How many keys are each sent five times at once; `npm run prove` uses 1,000. */
const keys = Number(process.env['REPLAYED_KEYS'] ?? 10);
const keysAtOnce = 10;

let token: string;

beforeAll(async () => {
  token = await tokenOf(api.open);
});

const salePath = 'backoffice/transactions/creditcard/sale';

/** Sales of one amount: the money that really moved. */
const salesOf = async (amount: number): Promise<number> => {
  const list = await manager.get(
    `reporting/transactions?operation=sale&amountMin=${amount}&amountMax=${amount}`,
  );
  return list.body.count;
};

/** Sends one sale five times at once. @returns the single payment that all successful responses name. */
async function sellFiveTimes(key: string): Promise<string> {
  const send = () => sell(manager, { token, amount: 31.06, key });
  const responses = await Promise.all([send(), send(), send(), send(), send()]);
  const finished = responses.filter(({ status }) => status === 200);
  const waiting = responses.filter(({ status }) => status === 409);
  expect(finished.length).toBeGreaterThan(0);
  expect(finished.length + waiting.length).toBe(5);
  for (const response of waiting) {
    expect(response.body.code).toBe('STILL_RUNNING');
    expect(response.headers.get('retry-after')).toBe('1');
  }
  const [first] = finished;
  expect(new Set(finished.map(({ body }) => body.transactionId)).size).toBe(1);
  expect((await send()).body).toEqual(first?.body);
  return first?.body.transactionId;
}

describe('a call that moves money', () => {
  test('needs a key', async () => {
    const body = saleBody(manager, { token });
    const response = await manager.call(salePath, { method: 'POST', body });
    expect([response.status, response.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_NEEDED']);
    const short = await manager.pay(salePath, body, 'short');
    expect(short.status).toBe(400);
  });

  test('returns the first response to a repeated request, and moves money once [MONEY-05]', async () => {
    const key = newKey();
    const first = await sell(manager, { token, amount: 31.01, key });
    const second = await sell(manager, { token, amount: 31.01, key });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await salesOf(31.01)).toBe(1);
  });

  test('returns the first response to a repeated decline, refusal and unreachable processor', async () => {
    const declines = await tokenOf(api.open, '4000000000000002');
    for (const wishes of [
      { token: declines, amount: 31.02, key: newKey() },
      { token, amount: 3000, key: newKey() },
      { token: 'tok_unknown', amount: 31.03, key: newKey() },
    ]) {
      const first = await sell(manager, wishes);
      const second = await sell(manager, wishes);
      expect(second.status).toBe(first.status);
      expect({ ...second.body, requestId: '' }).toEqual({ ...first.body, requestId: '' });
    }
    expect(await salesOf(31.02)).toBe(1);
    expect(await salesOf(3000)).toBe(1);
  });

  test('refuses the key for another body and for another call [MONEY-06]', async () => {
    const key = newKey();
    const sale = await sell(manager, { token, amount: 31.04, key });
    const otherBody = await sell(manager, { token, amount: 31.05, key });
    const keyReused = await act(manager, 'refund', sale.body.transactionId, {}, key);
    expect([otherBody.status, otherBody.body.code]).toEqual([422, 'KEY_REUSED']);
    expect([keyReused.status, keyReused.body.code]).toEqual([422, 'KEY_REUSED']);
    expect(await salesOf(31.05)).toBe(0);
  });

  test('recognizes its request however the body is formatted', async () => {
    const key = newKey();
    const body: Readonly<Record<string, unknown>> = {
      ...saleBody(manager, { token, amount: 31.08 }),
      description: 'Két “smart” lamps',
      billingAddress: { street: '1 Pier', zip: '46204', city: 'Rome' },
    };
    const first = await manager.pay(salePath, body, key);
    expect(first.status).toBe(200);
    const turned = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([name, part]) => [name, turned(part)]),
          )
        : value;
    const ways = [
      JSON.stringify(turned(body)),
      JSON.stringify(body, undefined, 2),
      JSON.stringify(body).replace('31.08', '31.080'),
      JSON.stringify(body).replace('“', String.raw`\u201c`),
    ];
    for (const text of ways) {
      const again = await manager.call(salePath, {
        method: 'POST',
        rawBody: new TextEncoder().encode(text),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      });
      expect([text, again.status, again.body]).toEqual([text, 200, first.body]);
    }
    const other = JSON.stringify(
      turned({ ...body, billingAddress: { street: '2 Pier', zip: '46204' } }),
    );
    const refused = await manager.call(salePath, {
      method: 'POST',
      rawBody: new TextEncoder().encode(other),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'KEY_REUSED']);
    expect(await salesOf(31.08)).toBe(1);
  });

  test(`is one sale a key when each of ${keys} keys arrives five times at once`, async () => {
    const before = await salesOf(31.06);
    const charges = new Set<string>();
    for (let place = 0; place < keys; place += keysAtOnce) {
      const some = Array.from({ length: Math.min(keysAtOnce, keys - place) }, newKey);
      for (const id of await Promise.all(some.map(sellFiveTimes))) charges.add(id);
    }
    const made = (await salesOf(31.06)) - before;
    const wrong = Math.abs(made - keys) + keys - charges.size;
    figure('replays', { tried: keys * 6, wrong });
    expect([charges.size, made]).toEqual([keys, keys]);
  }, 600_000);

  test('that froze before it was refused returns the outcome of the same request meanwhile', async () => {
    const { database } = api.open;
    const key = newKey();
    const claim = {
      isUntold: false,
      userId: 'usr_stood_still',
      key,
      call: 'POST /sale',
      bodyHash: hashBody('{"amount":1}'),
    };
    const done = { status: 200, body: { transactionId: 'txn_of_the_other' } };
    const standsStill = async (): Promise<StoredResponse> => {
      expect(await runOnce(database, claim, async () => 'decided', makeIt)).toEqual(done);
      throw new CallFailure({ status: 400, code: 'TOKEN_USED', message: 'The card was used.' });
    };
    const makeIt = async (): Promise<StoredResponse> => {
      await takeKey(database, claim, null);
      await keepCreated(database, claim, done);
      return done;
    };
    expect(await runOnce(database, claim, async () => 'decided', standsStill)).toEqual(done);
  });

  test('keeps keys separate by user, and for a day', async () => {
    const key = newKey();
    await sell(manager, { token, amount: 31.07, key });
    const employee = await api.signIn('employee@harbor');
    const own = await sell(employee, { token, amount: 31.07, key });
    expect(own.status).toBe(200);
    expect(await salesOf(31.07)).toBe(2);

    await api.open.database.execute(
      sql`update idempotency_keys set expires_at = now() - interval '1 second' where key = ${key}`,
    );
    const nextDay = await sell(manager, { token, amount: 31.07, key });
    expect(nextDay.status).toBe(200);
    expect(await salesOf(31.07)).toBe(3);
  });
});

describe('a response that is lost', () => {
  test('leaves the outcome unknown; a retry finds it out and charges once [MONEY-07]', async () => {
    const key = newKey();
    const first = await sell(manager, { token, amount: 7777.02, key });
    expect([first.status, first.body.code]).toEqual([504, 'OUTCOME_UNKNOWN']);
    const shown = await manager.get(`reporting/transactions/${first.body.transactionId}/timeline`);
    expect(shown.body.transaction).toMatchObject({ status: 'unknown', capturedAmount: 0 });

    const second = await sell(manager, { token, amount: 7777.02, key });
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({
      transactionId: first.body.transactionId,
      status: 'processing',
      capturedAmount: 7777.02,
    });
    expect(await salesOf(7777.02)).toBe(1);
  });

  test('that five retries find out at once is booked once', async () => {
    const key = newKey();
    const send = () => sell(manager, { token, amount: 7777.02, key });
    const { body } = await send();
    const responses = await Promise.all([send(), send(), send(), send(), send()]);
    for (const response of responses) expect([200, 409]).toContain(response.status);
    expect((await send()).body.status).toBe('processing');
    const { rows } = await api.open.pool.query(
      'select sum(amount)::int as held from ledger_entries where transaction_id = $1 and amount > 0',
      [body.transactionId],
    );
    expect(rows[0].held).toBe(777_702);
  });

  test('from a hanging processor times out', async () => {
    const impatient = await startTestApi(({ database, clock }) =>
      createProviders({ database, now: () => clock.now(), limitMs: 50 }),
    );
    try {
      const person = await impatient.signIn('manager@harbor');
      const hanging = { token: await tokenOf(impatient.open), amount: 7777.01, key: newKey() };
      const first = await sell(person, hanging);
      expect([first.status, first.body.code]).toEqual([504, 'OUTCOME_UNKNOWN']);
      const again = async () => (await sell(person, hanging)).body;
      await expect.poll(again).toMatchObject({
        transactionId: first.body.transactionId,
        status: 'processing',
      });
    } finally {
      await impatient.close();
    }
  });

  test('stays unknown while the processor doesn’t know, then is approved late', async () => {
    const key = newKey();
    const send = () => sell(manager, { token, amount: 7777.04, key });
    expect((await send()).status).toBe(504);
    expect((await send()).status).toBe(504);
    const moved = await manager.control('clock', { advanceSeconds: 10 });
    expect(moved.body.done['processor-events']).toBeGreaterThan(0);
    const late = await send();
    expect([late.status, late.body.status]).toEqual([200, 'processing']);
    expect(await salesOf(7777.04)).toBe(1);
  });

  test('sent twice by the processor is booked once', async () => {
    const sale = await sell(manager, { token, amount: 7777.03 });
    expect(sale.status).toBe(200);
    await manager.control('clock', { advanceSeconds: 10 });
    expect(await salesOf(7777.03)).toBe(1);
  });
});
