import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { figure } from '../../../../scripts/testing/figure.ts';
import { refusalOf } from '../../test/answers.ts';
import { newKey } from '../../test/api.ts';
import { extended, extremeOf } from '../../test/extreme-values.ts';
import { type InjectedResponse, injectedSignIn } from '../../test/injected-api.ts';
import { filledIn } from '../../test/objects/asking.ts';
import { nothing, type ObjectIds, plantObjects } from '../../test/objects/places.ts';
import { type AnySent, addressOf } from '../../test/proof/scene.ts';
import { objectCalls } from '../../test/proofs.ts';
import { useInjectedApi } from '../../test/use.ts';
import { runJob } from '../kernel/jobs/run-job.ts';
import { jobs } from '../program/jobs.ts';
import { contractAreas } from '../program/registry.ts';
import { createRandom } from '../program/seed/random.ts';
import { type Route, routesOf } from './routes.ts';

/*
 * Calls every endpoint with extreme values of the right type: an accepted value is returned as its schema says, a
 * refused one gets a message, and no job fails on it afterwards.
 */

const api = useInjectedApi();

/** Total number of requests; `npm run prove` uses 25,000. */
const requests = Number(process.env['EXTREME_REQUESTS'] ?? 1200);
const { simulator: _, outbox: _outbox, ...areas } = contractAreas;
const routes = routesOf(areas);
const random = createRandom('extreme values');

const schemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
let own: ObjectIds;
const namings = Map.groupBy(objectCalls, ({ id }) => id);
const logins = ['admin', 'provider', 'manager', 'clerk'] as const;
const people = new Map<string, Readonly<Record<string, string>>>();
const found: string[] = [];

const signIn = async (login: string) =>
  people.set(login, await injectedSignIn(api, `${login}@harbor`));

beforeAll(async () => {
  for (const login of logins) await signIn(login);
  own = (await plantObjects(api.open.pool)).own;
});

/** The path of a real object, if the call names one, with extreme filters. */
function pathOf({ endpoint }: Route, naming: AnySent | undefined): string {
  const base = addressOf(endpoint, filledIn(naming ?? {}, { ...nothing, ...own }));
  const query = new URLSearchParams();
  const properties = endpoint.query ? (schemaOf(endpoint.query).properties ?? {}) : {};
  for (const [name, schema] of Object.entries(properties)) {
    if (!random.chance(0.25)) continue;
    const value = extremeOf(schema, random);
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  if (query.size === 0) return base;
  return `${base}${base.includes('?') ? '&' : '?'}${query}`;
}

function bodyOf({ endpoint }: Route, naming: AnySent | undefined): unknown {
  if (!endpoint.body || endpoint.multipart) return undefined;
  const schema = schemaOf(endpoint.body);
  if (naming?.body === undefined || random.chance(0.3)) return extremeOf(schema, random);
  return extended(filledIn(naming, own).body, schema, random);
}

function note(
  what: string,
  { endpoint }: Route,
  { status, headers, body }: InjectedResponse,
): void {
  const said = JSON.stringify(body)?.slice(0, 300);
  // 502 and 504 come from the processor: some simulator amounts trigger them.
  if (status >= 500 && status !== 502 && status !== 504)
    found.push(`${status} for ${what}: ${said}`);
  const isJson = headers.get('content-type')?.includes('json') === true;
  if (!isJson) return;
  if (status >= 400) {
    if (!refusalOf({ body })) found.push(`no sentence for ${what}: ${said}`);
    return;
  }
  const problems = endpoint.output.safeParse(body).error?.issues ?? [];
  if (problems.length > 0)
    found.push(`not its schema for ${what}: ${JSON.stringify(problems[0]).slice(0, 300)}`);
}

async function send(route: Route): Promise<void> {
  const { id, method } = route.endpoint;
  const known = namings.get(id) ?? [];
  const naming = known.length > 0 ? random.pick(known).sent : undefined;
  const login = random.chance(0.7) ? 'admin' : random.pick(logins);
  const request = {
    brand: 'harbor',
    method,
    path: pathOf(route, naming),
    body: bodyOf(route, naming),
    headers: { ...people.get(login), 'idempotency-key': newKey() },
  };
  const response = await api.send(request);
  const what = `${method} ${request.path.slice(0, 300)} ${JSON.stringify(request.body)?.slice(0, 500)} by ${login}`;
  note(what, route, response);
  if (response.status === 401) await signIn(login);
}

test(`${requests} requests with extreme values get responses that match their schemas`, async () => {
  for (let sent = 0; sent < requests; sent += 1) {
    const route = routes[sent % routes.length];
    if (route) await send(route);
  }
  figure('fuzz', { tried: requests, wrong: found.length, seed: 'extreme values' });
  expect(found).toEqual([]);
}, 1_800_000);

test('no job fails on a row, now or in a month', async () => {
  const { services } = api;
  const failed: string[] = [];
  for (const days of [0, 1, 31]) {
    await services.clock.advance(days * 86_400);
    for (const job of jobs) {
      await runJob(job, services, await services.clock.now(), (name, { row, problem }) =>
        failed.push(`${name} ${row.id}: ${String(problem)}`),
      );
    }
  }
  expect(failed).toEqual([]);
}, 1_800_000);
