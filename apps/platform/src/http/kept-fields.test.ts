import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newKey } from '../../test/api.ts';
import type { Shown } from '../../test/boarding.ts';
import { filled } from '../../test/filled.ts';
import { kept, readsNowhere, type World } from '../../test/kept-fields.ts';
import { useTestApi } from '../../test/use.ts';
import { contractAreas } from '../program/registry.ts';
import { routesOf } from './routes.ts';

/* What a call takes, it keeps: a field that the contract accepts and nobody wrote down is told here. */

const api = useTestApi();
const endpoints = new Map(routesOf(contractAreas).map(({ endpoint }) => [endpoint.id, endpoint]));
let world: World;

beforeAll(async () => {
  const [admin, manager, provider] = await Promise.all([
    api.signIn('admin@harbor'),
    api.signIn('manager@harbor'),
    api.signIn('provider@harbor'),
  ]);
  world = { api, admin, manager, provider };
});

test('every call with a body is read again, or says why not', () => {
  const { simulator: _, ...areas } = contractAreas;
  const writing = routesOf(areas).flatMap(({ endpoint: { id, body, method } }) =>
    body && method !== 'DELETE' ? [id] : [],
  );
  expect([...Object.keys(kept), ...Object.keys(readsNowhere)].toSorted()).toEqual(
    writing.toSorted(),
  );
});

const at = (record: Shown, path: string): unknown =>
  path.split('.').reduce((value: Shown, part) => value?.[part], record);

test.each(Object.entries(kept))('%s keeps every field it takes', async (id, prepare) => {
  const endpoint = endpoints.get(id);
  if (!endpoint?.body) throw new Error(`${id} is no call with a body.`);
  const {
    by,
    path = endpoint.path,
    given = {},
    read,
    as = {},
    reads = {},
    except = {},
  } = await prepare(world);
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  const body = filled(schema, given);
  const made = await by.call(path, {
    method: endpoint.method,
    body,
    headers: { 'idempotency-key': newKey() },
  });
  expect([made.status, made.status === 200 ? '' : made.body]).toEqual([200, '']);
  const record = await read(made.body);
  const fields = Object.keys(body).filter((name) => !(name in except));
  expect(fields.length).toBeGreaterThan(0);
  const told = Object.fromEntries(fields.map((name) => [name, at(record, as[name] ?? name)]));
  expect(told).toMatchObject(
    Object.fromEntries(fields.map((name) => [name, name in reads ? reads[name] : body[name]])),
  );
});
