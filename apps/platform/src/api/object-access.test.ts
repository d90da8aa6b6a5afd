import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callMatrix, everyone } from '../../test/call-matrix.ts';
import { type InjectedAnswer, injectedSignIn } from '../../test/injected-api.ts';
import { type ObjectLine, reaches } from '../../test/objects/line.ts';
import { listMatrix } from '../../test/objects/lists.ts';
import { objectMatrix } from '../../test/objects/matrix.ts';
import { mixedPeople } from '../../test/objects/mixed.ts';
import {
  absent,
  nothing,
  type ObjectIds,
  type Place,
  places,
  plantObjects,
} from '../../test/objects/places.ts';
import { useInjectedApi } from '../../test/use.ts';
import { contractAreas } from './areas.ts';
import { routesOf } from './routes.ts';

/*
 * Every role, every call that names an object, and whose object it is. The one rule: without the
 * ability 403; beyond reach 404, word for word as for what does not exist; within reach anything else.
 */

const api = useInjectedApi();

/** Who may not make a call at all is asked about one object; `npm run prove` asks about each. */
const isThorough = process.env['OBJECT_ACCESS'] === 'all';

let objects: Readonly<Record<Place, ObjectIds>>;
let lines: readonly ObjectLine[];
const people = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  for (const login of everyone) people.set(login, await injectedSignIn(api, `${login}@harbor`));
  objects = await plantObjects(api.open.pool);
  const path = 'backoffice/paymentlink/templates';
  const templates = await api.trial({
    brand: 'harbor',
    method: 'GET',
    path,
    headers: people.get('manager') ?? {},
  });
  const { fields, cartItems, callToActionLabel, transactionMessages, customFields } =
    templates.body.data[0];
  lines = objectMatrix({
    fields,
    cartItems,
    callToActionLabel,
    transactionMessages,
    customFields,
  });
});

const filled = (text: string, ids: ObjectIds): string =>
  text.replaceAll(/\{(\w+)\}/g, (_name, kind: string) => ids[kind] ?? `no ${kind}`);

const pattern = (path: string): string => filled(path, nothing).replace(/\?.*/, '');

let requests = 0;

function ask(line: ObjectLine, login: string, ids: ObjectIds): Promise<InjectedAnswer> {
  requests += 1;
  const { method, path, body } = line;
  return api.trial({
    brand: 'harbor',
    method,
    path: filled(path, ids),
    ...(body === undefined ? {} : { body: JSON.parse(filled(JSON.stringify(body), ids)) }),
    headers: { ...people.get(login), 'idempotency-key': `object-access-${requests}` },
  });
}

const allowedBy = ({ method, path }: ObjectLine): readonly string[] => {
  const found = callMatrix.find(
    (one) => one.method === method && pattern(one.path) === pattern(path),
  );
  if (!found) throw new Error(`${method} ${path} is not in the matrix of calls.`);
  return found.allowed;
};

type Verdict = 'refused' | 'hidden' | 'reached';

/** How an answer is to be read, beside what the same person is told of what does not exist. */
function verdictOf(line: ObjectLine, answer: InjectedAnswer, missing?: InjectedAnswer): Verdict {
  const said = ({ status, body }: InjectedAnswer) =>
    JSON.stringify([status, { ...body, requestId: '' }]);
  if (answer.status === 403 && answer.body.code === 'FORBIDDEN') return 'refused';
  if (!missing) return 'reached';
  if (line.isBulk) {
    const isMissing = answer.body.failed[0]?.message === missing.body.failed[0]?.message;
    return isMissing ? 'hidden' : 'reached';
  }
  return missing.status === 404 && said(answer) === said(missing) ? 'hidden' : 'reached';
}

function expectedOf(line: ObjectLine, login: string, place: Place): Verdict {
  if (!allowedBy(line).includes(login)) return 'refused';
  if (!reaches[line.reach][login]?.includes(place)) return 'hidden';
  return line.only?.includes(login) === false ? 'refused' : 'reached';
}

test('a list asked for what is of others is empty, and of what is theirs holds nothing else', async () => {
  const wrong: string[] = [];
  for (const { method, path, filter, reach } of listMatrix) {
    const line: ObjectLine = {
      method,
      path: `${path}${path.includes('?') ? '&' : '?'}${filter}&pageSize=100`,
      reach,
    };
    for (const login of everyone.filter((one) => allowedBy(line).includes(one))) {
      for (const place of places) {
        const { status, body } = await ask(line, login, objects[place]);
        const isReached = reaches[reach][login]?.includes(place);
        const account = objects[place]['account'];
        const rows: readonly Record<string, unknown>[] = body.data ?? [];
        const isOwn = rows.every(({ subMerchantId = account }) => subMerchantId === account);
        const isRight = isReached
          ? isOwn || !filter.startsWith('subMerchantId')
          : rows.length === 0;
        if (status !== 200 || !isRight) {
          wrong.push(`${path} by ${login} of ${place}: ${status}, ${rows.length} rows`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('every role reaches the objects of every call as the matrix says, and no others', async () => {
  const wrong: string[] = [];
  for (const line of lines) {
    const allowed = allowedBy(line);
    for (const login of everyone) {
      const isAllowed = allowed.includes(login);
      const isFull = isAllowed || isThorough;
      const missing = isFull ? await ask(line, login, absent) : undefined;
      for (const place of isFull ? places : (['own'] as const)) {
        const answer = await ask(line, login, objects[place]);
        const [verdict, expected] = [
          verdictOf(line, answer, missing),
          expectedOf(line, login, place),
        ];
        if (verdict === expected && answer.status < 500) continue;
        const said = `${answer.status} ${JSON.stringify(answer.body).slice(0, 120)}`;
        const call = `${line.method} ${line.path}`;
        wrong.push(`${call} by ${login} of ${place}: ${verdict} (${said}), not ${expected}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

/** Makes a person of each mix, by copying a demo person who manages. */
async function plantMixed(): Promise<void> {
  const { pool } = api.open;
  for (const [login, held] of Object.entries(mixedPeople)) {
    const id = `usr_mixed_${login}`;
    await pool.query(
      `insert into users select (jsonb_populate_record(u, jsonb_build_object(
         'user_id', $1::text, 'username', $2::text, 'email', $2::text || '.example'))).*
       from users u where username = 'manager@harbor'`,
      [id, `${login}@harbor`],
    );
    for (const { role, kind, place } of held) {
      const account = objects[place]['account'];
      const placeId =
        kind === 'brand' ? 'harbor' : kind === 'product' ? objects[place]['product'] : account;
      await pool.query('insert into memberships values ($1, $2, $3, $4, false, now())', [
        id,
        role,
        kind,
        placeId,
      ]);
    }
    people.set(login, await injectedSignIn(api, `${login}@harbor`));
  }
}

test('who has several roles reaches with each only where it is held', async () => {
  await plantMixed();
  const wrong: string[] = [];
  for (const line of lines.filter(({ reach, only }) => reach === 'account' && !only)) {
    const allowed = allowedBy(line);
    for (const [login, held] of Object.entries(mixedPeople)) {
      const granting = held.filter((one) => allowed.includes(one.login));
      const missing = granting.length > 0 ? await ask(line, login, absent) : undefined;
      for (const place of granting.length > 0 || isThorough ? places : (['own'] as const)) {
        const answer = await ask(line, login, objects[place]);
        const isReached = granting.some(({ reaches: reached }) => reached.includes(place));
        const expected = granting.length === 0 ? 'refused' : isReached ? 'reached' : 'hidden';
        const verdict = verdictOf(line, answer, missing);
        if (verdict === expected && answer.status < 500) continue;
        const said = `${answer.status} ${JSON.stringify(answer.body).slice(0, 120)}`;
        wrong.push(
          `${line.method} ${line.path} by ${login} of ${place}: ${verdict} (${said}), not ${expected}`,
        );
      }
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

/** Names by which bodies speak of objects; a list's filters have a test of their own. */
const naming = /(?:^_id|^product|^token|[a-z]Id|Ids|ObjId|Token)$/;
/** What these calls name is the caller's own, or nothing that is kept. */
const notObjects: ReadonlySet<string> = new Set([
  'auth.sso',
  'auth.logout',
  'previews.create',
  'previews.update',
  'invites.upload',
  'simulator',
]);

test('no call of the contract that names an object is left out', () => {
  const { simulator: _, ...areas } = contractAreas;
  const named = routesOf(areas).flatMap(({ endpoint }) => {
    const { id, method, path, body } = endpoint;
    if (notObjects.has(id)) return [];
    const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    const forms = [schema, ...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])];
    const names = forms.flatMap((form) =>
      typeof form === 'object' ? Object.keys(form.properties ?? {}) : [],
    );
    const isNamed = /\{(?!period)/.test(path) || names.some((name) => naming.test(name));
    return isNamed ? [`${method} ${path.replaceAll(/\{\w+\}/g, 'none-such')}`] : [];
  });
  const tried = new Set(lines.map(({ method, path }) => `${method} ${pattern(path)}`));
  expect(named.filter((call) => !tried.has(call))).toEqual([]);
});
