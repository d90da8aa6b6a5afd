import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountsAsTheyAre, changedUnlogged } from '../../test/account-changes.ts';
import { answerOf } from '../../test/answers.ts';
import { type AnySent, type Stage, sendBy, stageOf } from '../../test/proof/scene.ts';
import { everyCall, type Proved, proofs, walkArea } from '../../test/proofs.ts';
import { useTestApi } from '../../test/use.ts';
import { kindOfTable, noteWrittenTables } from '../../test/written-tables.ts';
import { contractAreas } from '../program/registry.ts';

const api = useTestApi();

let stage: Stage;
let writtenTables: () => Promise<readonly string[]>;
beforeAll(async () => {
  stage = await stageOf(api);
  writtenTables = await noteWrittenTables(api.open.pool);
});

/** The app's version: the header that ends sessions of older versions must name it. */
const { version } = JSON.parse(
  readFileSync(new URL('../../../backoffice/package.json', import.meta.url), 'utf8'),
);

async function countActivities(): Promise<number> {
  const { rows } = await api.open.pool.query<{ count: number }>(
    'select count(*)::int as count from user_activities',
  );
  return rows[0]?.count ?? Number.NaN;
}

/** Makes a call that must succeed, and checks that it does exactly what its proof says. */
async function succeed({ id, endpoint, proof }: Proved, sent: AnySent): Promise<unknown> {
  const isAct = proof.act === 'recorded';
  const session = await stage.session(sent.by);
  const activities = await countActivities();
  const accounts = isAct ? await accountsAsTheyAre(api.open.pool) : [];
  await writtenTables();
  const response = await sendBy(session, endpoint, sent);
  const answer = answerOf(endpoint, response);
  expect(answer, id).toMatchObject(proof.answers ?? {});
  expect(response.headers.get('application-version')).toBe(version);
  expect(response.headers.get('x-request-id')).toMatch(/^req_/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(Date.parse(response.headers.get('business-time') ?? '')).not.toBeNaN();
  const unnamed = (await writtenTables()).filter((table) => {
    const kind = kindOfTable[table];
    return kind && !endpoint.changes?.includes(kind);
  });
  expect(unnamed, `${id} writes what its changes do not name`).toEqual(
    proof.writes === undefined ? [] : [proof.writes],
  );
  if (!isAct) return answer;
  expect(await countActivities(), `${id} leaves no user activity`).toBeGreaterThan(activities);
  const unlogged = changedUnlogged(accounts, await accountsAsTheyAre(api.open.pool));
  expect(unlogged, `${id} leaves no line in the account's log`).toEqual([]);
  return answer;
}

describe('the contract', () => {
  test('has a test of every call, except for the local simulator’s controls', () => {
    const { outbox: _outbox, simulator: _simulator, ...areas } = contractAreas;
    const ids = Object.values(areas).flatMap((area) => Object.values(area).map(({ id }) => id));
    expect(everyCall.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('knows for every table which calls show its rows', async () => {
    const { rows } = await api.open.pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'written_tables'",
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(kindOfTable).toSorted());
  });
});

describe('every response matches its schema', () => {
  test.each(Object.keys(proofs))('%s', (area) => walkArea(stage, area, succeed));
});
