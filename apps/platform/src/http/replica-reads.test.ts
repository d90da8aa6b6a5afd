import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../test/api.ts';
import { tokenOf } from '../../test/cards.ts';
import { addressOf } from '../../test/proof/scene.ts';
import { everyCall, trialOf } from '../../test/proofs.ts';
import { sell } from '../../test/sale.ts';
import type { TestSession } from '../../test/session.ts';
import { type StreamingPair, startStreamingPair } from '../../test/streaming-pair.ts';
import { openDatabase, refuseStandby } from '../kernel/database/connection.ts';
import { isDatabaseAway } from '../kernel/database/is-away.ts';
import { readSourceOf } from '../kernel/database/read-source.ts';
import { openReplica, type Replica, type ReplicaState } from '../kernel/database/replica.ts';
import { type Standing, watchDatabase } from '../kernel/database/watch.ts';
import { contractAreas } from '../program/registry.ts';
import { createAdmission } from './admission/admission.ts';
import { mayReadReplica } from './replica-reads.ts';
import { createHealth } from './server/health.ts';

/** So that a replica is used again soon, and one that lags is left soon. */
const quickly = { patienceMs: 50, everyMs: 20 };
const polled = { timeout: 60_000, interval: 20 };

let pair: StreamingPair;
let replica: Replica;
let api: TestApi;
let manager: TestSession;
let admin: TestSession;
const states: ReplicaState[] = [];

/** An API on the pair's primary that reads from a replica. */
function apiReading(from: Replica): Promise<TestApi> {
  const open = { ...pair.primary, close: () => Promise.resolve() };
  return startTestApi(
    ({ database, pool }) => ({
      reads: { database, pool, replica: from, admission: createAdmission(() => 0) },
    }),
    () => Promise.resolve(open),
  );
}

beforeAll(async () => {
  pair = await startStreamingPair();
  replica = openReplica({
    url: pair.replicaUrl,
    primary: pair.primary.pool,
    ...quickly,
    onChange: (state) => states.push(state),
  });
  api = await apiReading(replica);
  manager = await api.signIn('manager@harbor');
  admin = await api.signIn('admin@harbor');
}, 120_000);

afterAll(async () => {
  await api.close();
  await replica.close();
  await pair.close();
  expect(api.problems).toEqual([]);
});

const used = () => expect.poll(() => replica.state, polled).toBe('in use');

/** How many calls were answered from where. */
const countOf = (from: 'replica' | 'primary' | 'failed'): number => replica.answered[from];

/** Calls whose address says that they tell figures. */
const tellsFigures = /charts|stats|totals|authorizations$|metrics\/load/i;

test('only lists, exports, charts and figures are read from a replica', () => {
  const all = Object.values(contractAreas).flatMap((area) => Object.values(area));
  const rule = all.filter(
    ({ method, id, list, csv, path }) =>
      method === 'GET' &&
      !id.startsWith('apiLogs.') &&
      (list === true || csv !== undefined || tellsFigures.test(path)),
  );
  const may = all.filter(mayReadReplica);
  expect(may.map(({ id }) => id).toSorted()).toEqual(rule.map(({ id }) => id).toSorted());
  const decides = may.filter(
    ({ movesMoney, creates, changes }) => movesMoney || creates || changes !== undefined,
  );
  expect(decides).toEqual([]);
});

test('each of them is answered by the read-only replica', async () => {
  await used();
  const eligible = everyCall.filter(({ endpoint }) => mayReadReplica(endpoint));
  expect(eligible.length).toBeGreaterThan(50);
  for (const one of eligible) {
    const path = addressOf(one.endpoint, trialOf(one));
    const by = one.proof.may?.includes('admin') === false ? one.proof.may[0] : 'admin';
    const person = by === 'admin' ? admin : await api.signIn(`${by}@harbor`);
    const ask = async () => {
      await used();
      const before = countOf('replica');
      const { status } = await person.call(path);
      expect(status, one.id).toBe(200);
      return countOf('replica') > before;
    };
    // What this process writes meanwhile, its logs, may come between the primary and the replica for a moment.
    await expect.poll(ask, { ...polled, message: one.id }).toBe(true);
  }
  expect(countOf('failed')).toBe(0);
}, 120_000);

const amountsListed = async (person: TestSession, amount: string): Promise<number[]> => {
  const path = `reporting/transactions?amountMin=${amount}&amountMax=${amount}`;
  const { status, body } = await person.get(path);
  expect(status).toBe(200);
  return body.data.map((row: { amount: number }) => row.amount);
};

/** A replica that is in use and at which nobody looks but calls: the next one is the first to find out. */
async function openUnwatched(): Promise<Replica> {
  for (;;) {
    const { promise: looked, resolve } = Promise.withResolvers<ReplicaState>();
    const own = openReplica({
      url: pair.replicaUrl,
      primary: pair.primary.pool,
      ...quickly,
      everyMs: 3_600_000,
      onChange: resolve,
    });
    const late = setTimeout(resolve, 2_000, 'away');
    const found = await looked;
    clearTimeout(late);
    if (found === 'in use') return own;
    await own.close();
  }
}

test('a sale is in the list at once while replay is paused on the replica', async () => {
  const own = await openUnwatched();
  const other = await apiReading(own);
  const person = await other.signIn('manager@harbor');
  const token = await tokenOf(other.open);
  await pair.pause();
  expect((await sell(person, { token, amount: 77.31 })).status).toBe(200);
  expect(await amountsListed(person, '77.31')).toEqual([77.31]);
  expect(own.state).toBe('behind');
  const path = 'reporting/transactions?amountMin=77.31&amountMax=77.31&export=csv';
  expect((await person.get(path)).text).toContain('77.31');
  await pair.resume();
  expect(other.problems).toEqual([]);
  await other.close();
  await own.close();
});

test('a lagging replica is used again once it has caught up', async () => {
  await pair.pause();
  const token = await tokenOf(api.open);
  expect((await sell(manager, { token, amount: 77.32 })).status).toBe(200);
  await expect.poll(() => replica.state, polled).toBe('behind');
  expect(await amountsListed(manager, '77.32')).toEqual([77.32]);
  await pair.resume();
  const readFromReplica = async () => {
    await used();
    const before = countOf('replica');
    expect(await amountsListed(manager, '77.32')).toEqual([77.32]);
    return countOf('replica') > before;
  };
  await expect.poll(readFromReplica, polled).toBe(true);
});

test('a read-only server is refused as a primary, like one that is down', async () => {
  const standby = openDatabase(pair.replicaUrl, { verify: refuseStandby });
  const problem: unknown = await standby.pool.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseAway(problem)).toBe(true);
  const health = createHealth(standby.pool, () => false);
  expect((await health.request('/ready')).status).toBe(503);
  // Behind a pooler the connection is the same when its server is another one.
  const pooled = createHealth(pair.replica.pool, () => false);
  const told = await pooled.request('/ready');
  expect([told.status, await told.json()]).toEqual([503, { status: 'database is a standby' }]);
  const written: unknown = await pair.replica.pool
    .query('delete from clock')
    .catch((error: unknown) => error);
  expect(isDatabaseAway(written)).toBe(true);
  await standby.close();
});

test('connections to a server that became a standby are closed, repeatedly', async () => {
  const told: Standing[] = [];
  let cuts = 0;
  const limits = { everyMs: 10, patienceMs: 60_000 };
  const watch = watchDatabase(pair.replicaUrl, () => undefined, limits, {
    onAnswer: (standing) => {
      told.push(standing);
      if (standing.isStandby) cuts += 1;
    },
  });
  await expect.poll(() => cuts, polled).toBeGreaterThan(2);
  await watch.stop();
  expect(told.every(({ isStandby }) => isStandby)).toBe(true);
});

test('reads can’t write or lock anything', async () => {
  await used();
  for (const source of [replica.source, readSourceOf(api.open)]) {
    for (const text of [
      'insert into clock values (1)',
      'with a as (delete from clock returning 1) select * from a',
      'update clock set offset_ms = 1',
      'select 1 from clock for update',
      'truncate clock',
    ]) {
      await expect((async () => source.texts(sql.raw(text)))()).rejects.toThrow('Only what reads');
    }
  }
  const written = pair.replica.pool.query('delete from clock');
  await expect(written).rejects.toMatchObject({ code: '25006' });
});

test('a promoted replica isn’t used, and the primary answers instead', async () => {
  await used();
  await pair.promote();
  await expect.poll(() => replica.state, polled).toBe('astray');
  // What only the lost server has is nothing that anybody was told.
  await pair.replica.pool.query("update customers set name = 'Elsewhere'");
  const { status, text } = await manager.get('reporting/customers');
  expect(status).toBe(200);
  expect(text).not.toContain('Elsewhere');
});

test('a lost replica causes no errors', async () => {
  await pair.stopReplica();
  await expect.poll(() => replica.state, polled).toBe('away');
  expect((await manager.get('reporting/transactions?pageSize=1')).status).toBe(200);
  expect(states).toContain('away');
});
