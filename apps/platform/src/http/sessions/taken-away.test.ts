import { auth, type Endpoint } from '@payfac/api/contract';
import { brandWide } from '@payfac/domain/access';
import { keyAbilities } from '@payfac/domain/api-keys';
import { expect, test } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { answerOf, refusalOf } from '../../../test/answers.ts';
import { injectedSignOn, injectedTab } from '../../../test/injected-api.ts';
import type { CallerKind } from '../../../test/objects/callers.ts';
import { plantCaller } from '../../../test/objects/planted-callers.ts';
import { useInjectedApi } from '../../../test/use.ts';
import { contractAreas } from '../../program/registry.ts';
import { type Route, routesOf } from '../routes.ts';
import { usualSignOnHours } from './lifetime.ts';

/*
 * Access that is revoked during a session is gone with the very next request, for every call: 401 without a session,
 * 403 without the ability.
 */

const api = useInjectedApi();

const routes = routesOf(contractAreas).filter(
  ({ endpoint: { access } }) => access !== 'public' && access !== 'sign-on',
);
const needsAbility = ({ access }: Endpoint): boolean => typeof access !== 'string';

type Headers = Readonly<Record<string, string>>;

/** A user or key at work. */
interface AtWork {
  readonly headers: () => Headers;
  /** Whose access is revoked: the user, the acting administrator, or the key's creator. */
  readonly userId: string;
  /** The user acted as; otherwise the user themselves. */
  readonly shownAs: string;
}

let number = 0;
const administrator = (key?: CallerKind['key']): CallerKind => {
  number += 1;
  return {
    name: `boss${number}`,
    memberships: [{ role: 'admin', place: brandWide }],
    ...(key ? { key } : {}),
  };
};

async function person(): Promise<AtWork> {
  const { headers, userId } = await plantCaller(api, administrator());
  return { headers, userId, shownAs: userId };
}

/** Acts as another administrator, who may make every call. */
async function acting(): Promise<AtWork> {
  const { userId, name } = await plantCaller(api, administrator());
  const target = await plantCaller(api, administrator());
  const cookie = await injectedSignOn(api, `kind.${name}@harbor`);
  const response = await api.send({
    brand: 'harbor',
    method: 'POST',
    path: 'auth/login-as',
    body: { userId: target.userId, application: 'payments' },
    headers: await injectedTab(api, cookie),
  });
  const headers = await injectedTab(api, cookie, {
    as: answerOf(auth.loginAs, response).as,
  });
  return { headers: () => headers, userId, shownAs: target.userId };
}

async function machine(): Promise<AtWork> {
  const given = { abilities: keyAbilities, subMerchantIds: [], spProductId: 'spp_tidewater' };
  const { headers, userId } = await plantCaller(api, administrator(given));
  return { headers, userId, shownAs: userId };
}

const run = (sql: string, ...values: unknown[]) => api.open.pool.query(sql, values);

const lock = (id: string) => run('update users set locked_at = now() where user_id = $1', id);
const unlock = (id: string) => run('update users set locked_at = null where user_id = $1', id);
const remove = (id: string) => run('update users set deleted_at = now() where user_id = $1', id);
const demote = (id: string) => run('delete from memberships where user_id = $1', id);
const revoke = (id: string) =>
  run("update api_keys set status = 'revoked' where maker_user_id = $1", id);
const age = (id: string) =>
  run(
    "update sign_ons set created_at = created_at - $2 * interval '1 hour', last_seen_at = now() where user_id = $1",
    id,
    usualSignOnHours,
  );

const ask = ({ endpoint, patterns: [path = ''] }: Route, headers: Headers) =>
  api.send({
    brand: 'harbor',
    method: endpoint.method,
    path: path.replaceAll(/:\w+/g, (name) => (name === ':period' ? 'daily' : 'none-such')),
    headers: { ...headers, 'idempotency-key': 'taken-away' },
  });

type Taking = readonly [string, () => Promise<AtWork>, (at: AtWork) => Promise<unknown>, 401 | 403];

const takings: readonly Taking[] = [
  ['a person who is locked', person, ({ userId }) => lock(userId), 401],
  ['a person who is deleted', person, ({ userId }) => remove(userId), 401],
  ['a person whose role is taken', person, ({ userId }) => demote(userId), 403],
  ['a person signed on for too long', person, ({ userId }) => age(userId), 401],
  ['an acting administrator who is locked', acting, ({ userId }) => lock(userId), 401],
  ['an acting administrator who is deleted', acting, ({ userId }) => remove(userId), 401],
  ['an acting administrator who is none any more', acting, ({ userId }) => demote(userId), 401],
  ['an acting administrator signed on for too long', acting, ({ userId }) => age(userId), 401],
  ['an administrator whose person is locked', acting, ({ shownAs }) => lock(shownAs), 401],
  ['an administrator whose person is deleted', acting, ({ shownAs }) => remove(shownAs), 401],
  ['an administrator whose person has no role', acting, ({ shownAs }) => demote(shownAs), 403],
  ['a key whose maker is locked', machine, ({ userId }) => lock(userId), 401],
  ['a key whose maker is deleted', machine, ({ userId }) => remove(userId), 401],
  ['a key whose maker has no role', machine, ({ userId }) => demote(userId), 403],
  ['a key that is revoked', machine, ({ userId }) => revoke(userId), 401],
];

/** A call that all of these callers may make, as long as nothing is revoked. */
const works = async (headers: Headers): Promise<number> =>
  (await api.send({ brand: 'harbor', method: 'GET', path: 'reporting/transactions', headers }))
    .status;

/**
 * The calls to test after a revocation: all with `TAKEN_AWAY=all`. Otherwise revocations from the same kind of caller
 * with the same response share them, so that every kind of caller makes each call, with both kinds of refusal.
 */
function askedAfter([name, begin, , refused]: Taking): readonly Route[] {
  const all = routes.filter(({ endpoint }) => refused === 401 || needsAbility(endpoint));
  if (process.env['TAKEN_AWAY'] === 'all') return all;
  const alike = takings.filter(([, other, , status]) => other === begin && status === refused);
  const turn = alike.findIndex(([other]) => other === name);
  return all.filter((_, index) => index % alike.length === turn);
}

test.each(takings)('no call is open to %s', async (...taking) => {
  const [, begin, take, refused] = taking;
  const at = await begin();
  expect(await works(at.headers())).toBe(200);
  await take(at);
  const open: string[] = [];
  const asked = askedAfter(taking);
  for (const route of asked) {
    const response = await ask(route, at.headers());
    if (response.status !== refused)
      open.push(`${route.endpoint.id}: ${response.status} ${refusalOf(response)?.code}`);
  }
  figure('sign-out', { tried: asked.length, wrong: open.length });
  expect(open).toEqual([]);
});

test('an unlock restores no session, neither the user’s nor one acting as them', async () => {
  const [own, actor, actedAs] = [await person(), await acting(), await acting()];
  const locked = [own.userId, actor.userId, actedAs.shownAs];
  for (const id of locked) await lock(id);
  for (const id of locked) await unlock(id);
  for (const { headers } of [own, actor, actedAs]) {
    expect(await works(headers())).toBe(401);
  }
});

test('a key works again once its creator is unlocked', async () => {
  const { headers, userId } = await machine();
  await lock(userId);
  await unlock(userId);
  expect(await works(headers())).toBe(200);
});

test('signing in at the moment of the lock gives no access', async () => {
  const { headers, userId } = await acting();
  await lock(userId);
  // A session opened at the moment of the lock isn't among those it ended.
  for (const table of ['sign_ons', 'acting_sessions', 'bearer_sessions']) {
    await run(
      `update ${table} set ended_at = null
       where sign_on_id in (select sign_on_id from sign_ons where user_id = $1)`,
      userId,
    );
  }
  expect(await works(headers())).toBe(401);
  await unlock(userId);
  expect(await works(headers())).toBe(200);
});
