import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { figure } from '../../../../scripts/testing/figure.ts';
import { newKey } from '../../test/api.ts';
import { hostileBodies, hostileTexts, hostileValues } from '../../test/hostile-values.ts';
import { sampleOf, spoil } from '../../test/sample.ts';
import type { TestResponse, TestSession } from '../../test/session.ts';
import { useTestApi } from '../../test/use.ts';
import { contractAreas } from '../program/registry.ts';
import { createRandom } from '../program/seed/random.ts';
import { type Route, routesOf } from './routes.ts';

const api = useTestApi();

/** Total number of requests; `npm run prove` uses 10,000. */
const requests = Number(process.env['HOSTILE_REQUESTS'] ?? 1500);
const { simulator: _, ...areas } = contractAreas;
const routes = routesOf(areas);
const random = createRandom('hostile input');

/** What a response must not leak: a stack, an SQL statement, a path of this machine. */
const leaks =
  /\bat [^\n]+\.[cm]?[jt]s:\d+|node_modules|\/src\/|\/work\/|\bselect\b.+\bfrom\b|insert into|syntax error|relation "|duplicate key|drizzle|postgres:/i;

const found: string[] = [];

/** Signs in again when a request has signed the session out. */
let admin: TestSession;

beforeAll(async () => {
  admin = await api.signIn('admin@harbor');
});

const text = () => random.pick(hostileTexts);
const schemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function pathOf({ endpoint }: Route): string {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () => {
    const id = text().toWellFormed();
    return id === '' || id === '..' ? 'none' : encodeURIComponent(id);
  });
  const names = Object.keys(endpoint.query?.shape ?? {});
  const query = new URLSearchParams();
  for (let filters = 0; filters < 3; filters += 1) {
    if (random.chance(0.7)) query.append(random.pick([...names, 'unknown']), text());
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function bodyOf({ endpoint }: Route): string | undefined {
  if (random.chance(0.15)) return random.pick(hostileBodies);
  if (!endpoint.body) return undefined;
  const sample = sampleOf(schemaOf(endpoint.body), random);
  return JSON.stringify(
    random.chance(0.2) ? sample : spoil(sample, random.pick(hostileValues), random),
  );
}

async function send(route: Route): Promise<void> {
  const { endpoint } = route;
  const path = pathOf(route);
  const rawBody = endpoint.method === 'GET' ? undefined : bodyOf(route);
  const response = await admin.call(path, {
    method: endpoint.method,
    ...(rawBody === undefined ? {} : { rawBody }),
    headers: { 'idempotency-key': newKey() },
  });
  const what = `${endpoint.method} ${path.slice(0, 200)} ${rawBody?.slice(0, 300) ?? ''}`;
  note(what, response);
  if (response.status === 401) admin = await api.signIn('admin@harbor');
}

function note(what: string, { status, text: said, headers, body }: TestResponse): void {
  // 502 and 504 come from the processor: some simulator amounts trigger them.
  if (status >= 500 && status !== 502 && status !== 504)
    found.push(`${status} for ${what}: ${said}`);
  if (status >= 400 && leaks.test(said)) found.push(`a leak for ${what}: ${said.slice(0, 300)}`);
  const isJson = headers.get('content-type')?.includes('json') === true;
  if (status >= 400 && isJson && typeof body?.message !== 'string') {
    found.push(`no message for ${what}: ${said.slice(0, 200)}`);
  }
}

test(`${requests} hostile requests to every call break nothing and reveal nothing`, async () => {
  for (let sent = 0; sent < requests; sent += 1) {
    const route = routes[sent % routes.length];
    if (route) await send(route);
  }
  figure('fuzz', { tried: requests, wrong: found.length, seed: 'hostile input' });
  expect(found).toEqual([]);
}, 600_000);
