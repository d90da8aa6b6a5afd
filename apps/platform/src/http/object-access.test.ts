import { isForKeys } from '@payfac/api/contract';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { figure } from '../../../../scripts/testing/figure.ts';
import { type Asked, ask, isRefused, requestOf, wrongOf } from '../../test/objects/asking.ts';
import { callersOf, everyRole } from '../../test/objects/callers.ts';
import {
  absent,
  nothing,
  type ObjectIds,
  type Place,
  places,
  plantObjects,
} from '../../test/objects/places.ts';
import { type PlantedCaller, plantCaller } from '../../test/objects/planted-callers.ts';
import { mayCall, type Positions, reachesWith, verdictFor } from '../../test/objects/reach.ts';
import {
  everyCall,
  grantedCalls,
  listCalls,
  type ObjectCall,
  objectCalls,
  trialOf,
} from '../../test/proofs.ts';
import { useInjectedApi } from '../../test/use.ts';

/*
 * Calls every endpoint as every kind of user and key, with objects of every owner. Without the ability the response is
 * 403. Out of scope it is 404, identical to that for a missing id, and nothing is written. In scope it is anything
 * else, and no other account's rows are written.
 */

const api = useInjectedApi();

/**
 * All callers but the plain roles take turns, call by call: one in so many is asked. `npm run prove` tests everyone.
 */
const turns = process.env['OBJECT_ACCESS'] ?? '16';
const isThorough = turns === 'all';
const turnsOf = isThorough ? 1 : Number(turns);

let objects: Readonly<Record<Place, ObjectIds>>;
let positions: Positions;
/** All existing accounts; a call that opens an account adds more. */
let accounts: ReadonlySet<string>;
let plain: readonly PlantedCaller[];
let others: readonly PlantedCaller[];

const plantAll = async (kinds: Parameters<typeof plantCaller>[1][]): Promise<PlantedCaller[]> => {
  const planted: PlantedCaller[] = [];
  for (const kind of kinds) planted.push(await plantCaller(api, kind));
  return planted;
};

beforeAll(async () => {
  objects = await plantObjects(api.open.pool);
  const { rows } = await api.open.pool.query('select sub_merchant_id from sub_merchants');
  accounts = new Set(rows.map((row) => row.sub_merchant_id));
  const at = (place: Place) => ({
    spProductId: objects[place]['product'] ?? '',
    subMerchantId: objects[place]['account'] ?? '',
  });
  positions = {
    own: at('own'),
    otherMerchant: at('otherMerchant'),
    otherProduct: at('otherProduct'),
    otherFacilitator: at('otherFacilitator'),
    application: at('application'),
  };
  const kinds = callersOf(positions);
  plain = await plantAll([...kinds.plain]);
  others = await plantAll([...kinds.others]);
  // Trials are rolled back, including the sessions' last use, so keep sessions from expiring meanwhile.
  for (const table of ['bearer_sessions', 'sign_ons']) {
    await api.open.pool.query(`update ${table} set last_seen_at = now() + interval '1 day'`);
  }
}, 600_000);

/** The callers whose turn it is at the call of this number. */
const othersAt = (number: number): readonly PlantedCaller[] =>
  others.filter((_caller, place) => (place + number) % turnsOf === 0);

/** The callers of the list of this number. */
const callersAt = (number: number): readonly PlantedCaller[] => [...plain, ...othersAt(number)];

const askedOf = (place: Place): Asked => ({
  place,
  account: objects[place]['account'],
  accounts,
});

test('every role is held alone by one user, and with others by another', () => {
  const people = [...plain, ...others].filter(({ isKey }) => isKey !== true);
  const rolesOf = (isAlone: boolean) =>
    people.flatMap(({ memberships }) =>
      (memberships.length === 1) === isAlone ? memberships.map(({ role }) => role) : [],
    );
  expect(new Set(rolesOf(true))).toEqual(new Set(everyRole));
  expect(new Set(rolesOf(false))).toEqual(new Set(everyRole));
});

test('brand-wide data requires an ability that no key can have', () => {
  const ofBrand = [...objectCalls, ...listCalls].filter(({ reach }) => reach === 'staff');
  const forKeys = ofBrand.filter(({ endpoint }) => isForKeys(endpoint));
  // A test run requires one ability, both for the brand's rules and for unsaved ones.
  expect(forKeys.map(({ id }) => id)).toEqual(['metrics.runRule']);
});

/**
 * Calls without objects, which the tests below skip. `access.test.ts` tests each of them with the plain roles, by the
 * proofs.
 */
const withoutObjects = grantedCalls.filter(({ id }) => !objectCalls.some((one) => one.id === id));

test('every call is refused to exactly those without a permission for it [ROLE-28]', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const [number, call] of withoutObjects.entries()) {
    for (const caller of isThorough ? [...plain, ...others] : othersAt(number)) {
      const request = requestOf(call, trialOf(call), caller.headers(), nothing);
      const response = await api.trial(request);
      tried += 1;
      const isLetThrough = !isRefused(response);
      if (isLetThrough !== mayCall(call.endpoint, caller) || response.status >= 500) {
        wrong.push(`${call.id} by ${caller.name}: ${response.status}`);
      }
    }
  }
  figure('access', { tried, wrong: wrong.length });
  expect(wrong).toEqual([]);
}, 3_600_000);

/**
 * Where the caller of this turn asks. The callers whom a call lets in share out the places of others between them, so
 * that each place is asked for; `npm run prove` asks for every place as everyone.
 */
function placesAt(turn: number, callers: number): readonly Place[] {
  if (isThorough) return places;
  const [own, ...ofOthers] = places;
  const shares = Math.min(callers, ofOthers.length);
  return [own, ...ofOthers.filter((_, place) => place % shares === turn % shares)];
}

const rows = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

test('a list filtered to others’ records is empty, and to their own has nothing else', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const [number, call] of listCalls.entries()) {
    const { endpoint, reach, within } = call;
    const sent = { query: { ...within, pageSize: '100' } };
    const callers = callersAt(number).filter((one) => mayCall(endpoint, one));
    for (const [turn, caller] of callers.entries()) {
      for (const place of placesAt(turn + number, callers.length)) {
        const { status, body } = await ask(api, call, sent, caller.headers(), objects[place]);
        tried += 1;
        const isReached = reachesWith(reach, endpoint, caller, place, positions);
        const account = objects[place]['account'];
        const found = status === 200 ? rows.parse(body).data : [];
        // Users always see themselves.
        const shown = found.filter(({ id }) => id !== caller.userId);
        const isOwn = shown.every(({ subMerchantId = account }) => subMerchantId === account);
        const isRight = isReached ? isOwn || !('subMerchantId' in within) : shown.length === 0;
        if (status !== 200 || !isRight) {
          wrong.push(`${call.id} by ${caller.name} of ${place}: ${status}, ${shown.length} rows`);
        }
      }
    }
  }
  figure('access', { tried, wrong: wrong.length });
  expect(wrong).toEqual([]);
}, 3_600_000);

/**
 * The callers of the object call of this number. `access.test.ts` checks role by role who is refused; here one plain
 * role per call checks that a refused caller writes nothing.
 */
function askingFor(number: number, { endpoint }: ObjectCall): readonly PlantedCaller[] {
  if (isThorough) return [...plain, ...others];
  const refused = plain.filter((caller) => !mayCall(endpoint, caller));
  const allowed = plain.filter((caller) => mayCall(endpoint, caller));
  return [
    ...allowed,
    ...refused.slice(number % (refused.length || 1)).slice(0, 1),
    ...othersAt(number),
  ];
}

test('every kind of user reaches each call’s objects only within their permissions', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const [number, line] of objectCalls.entries()) {
    const asking = askingFor(number, line);
    const letIn = asking.filter((caller) => mayCall(line.endpoint, caller));
    for (const caller of asking) {
      const turn = letIn.indexOf(caller);
      const isFull = isThorough || turn >= 0;
      const asked = (ids: ObjectIds) => ask(api, line, line.sent, caller.headers(), ids);
      const missing = isFull ? await asked(absent) : undefined;
      for (const place of isFull ? placesAt(turn + number, letIn.length) : (['own'] as const)) {
        const response = await asked(objects[place]);
        tried += 1;
        const expected = verdictFor(line, caller, place, positions);
        wrong.push(...wrongOf(line, caller.name, askedOf(place), expected, response, missing));
      }
    }
  }
  figure('access', { tried, wrong: wrong.length });
  expect(wrong).toEqual([]);
}, 3_600_000);

/** Names of fields that refer to objects; a list's filters have a test of their own. */
const naming = /(?:^_id|^product|^token|[a-z]Id|Ids|ObjId|Token)$/;

test('every call with an object in its body says who owns it', () => {
  const named = everyCall.filter(({ endpoint: { body }, proof }) => {
    const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    const forms = [schema, ...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])];
    const names = forms.flatMap((form) =>
      typeof form === 'object' ? Object.keys(form.properties ?? {}) : [],
    );
    return proof.whose === 'nobody' && names.some((name) => naming.test(name));
  });
  expect(named.map(({ id }) => id)).toEqual([]);
});
