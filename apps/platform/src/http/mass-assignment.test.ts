import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { figure } from '../../../../scripts/testing/figure.ts';
import { newKey } from '../../test/api.ts';
import { sampleOf } from '../../test/sample.ts';
import type { TestSession } from '../../test/session.ts';
import { useTestApi } from '../../test/use.ts';
import { contractAreas } from '../program/registry.ts';
import { createRandom } from '../program/seed/random.ts';
import { routesOf } from './routes.ts';

const api = useTestApi();

/** Fields that an attacker might add to a body. */
const intruders = {
  facilitatorId: 'juniper',
  roles: ['admin'],
  acl: [{ role: 'admin' }],
  isAdmin: true,
  status: 'active',
  stage: 'active',
  balance: 1_000_000,
  createdAt: '2000-01-01T00:00:00.000Z',
  password: 'a pier in october 9',
  zzz: 1,
};

const { simulator: _, ...areas } = contractAreas;
/** Sign-on and sign-out require the cookie first and store nothing from the body. */
const writes = routesOf(areas).filter(
  ({ endpoint: { access, body, multipart } }) => access !== 'sign-on' && body && !multipart,
);
const random = createRandom('mass assignment');

let people: TestSession[];

beforeAll(async () => {
  people = await Promise.all(['admin@harbor', 'provider@harbor'].map((name) => api.signIn(name)));
});

/** A copy of a value for each object inside it, with a field in that object that nothing takes. */
function withIntruderInside(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    const changed = [...(isObject ? [{ ...inner, zzz: 1 }] : []), ...withIntruderInside(inner)];
    return changed.map((one) =>
      Array.isArray(value)
        ? value.map((item, place) => (String(place) === name ? one : item))
        : { ...value, [name]: one },
    );
  });
}

let tried = 0;
let passed = 0;
afterAll(() => figure('mass-assignment', { tried, wrong: tried - passed }));

test('there are writes to try', () => expect(writes.length).toBeGreaterThan(100));

const jsonOf = (body: z.ZodMiniType) =>
  z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });

/** The names in a body, in all of its variants. */
const namesIn = ({ properties, oneOf, anyOf }: ReturnType<typeof jsonOf>): string[] => [
  ...Object.keys(properties ?? {}),
  ...[...(oneOf ?? []), ...(anyOf ?? [])].flatMap((form) =>
    typeof form === 'object' ? Object.keys(form.properties ?? {}) : [],
  ),
];

test.each(writes.map((route) => [route.endpoint.id, route] as const))(
  '%s accepts nothing outside its contract',
  async (_id, { endpoint }) => {
    if (!endpoint.body) throw new Error('A write without a body.');
    const schema = jsonOf(endpoint.body);
    const known = new Set(namesIn(schema));
    const sample = sampleOf(schema, random);
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'none-such');
    const extra = Object.entries(intruders).filter(([name]) => !known.has(name));
    const inside = withIntruderInside(sample);
    const body = { ...Object(sample), ...Object.fromEntries(extra) };
    const send = (person: TestSession) =>
      person.call(path, {
        method: endpoint.method,
        body,
        headers: { 'idempotency-key': newKey() },
      });
    tried += 1 + inside.length;
    const responses = await Promise.all(people.map(send));
    const decided = responses.find(({ status }) => status !== 403);
    expect([decided?.status, decided?.body.code]).toEqual([400, 'VALIDATION']);
    for (const [name] of extra) expect(decided?.body.message).toContain(name);
    const taken = inside.filter((one) => endpoint.body?.safeParse(one).success);
    expect(taken).toEqual([]);
    passed += 1 + inside.length;
  },
);
