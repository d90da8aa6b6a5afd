import { readFileSync } from 'node:fs';
import { cardNumberRefused } from '@payfac/domain/card-numbers';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { figure } from '../../../../scripts/testing/figure.ts';
import { newKey } from '../../test/api.ts';
import { tokenOf } from '../../test/cards.ts';
import { accountOf, saleBody } from '../../test/sale.ts';
import { usePerson, useTestApi } from '../../test/use.ts';
import { flushLogs } from '../program/flush-logs.ts';
import { contractAreas } from '../program/registry.ts';
import { writeActivity } from './activities/write.ts';
import { decodeRequest } from './decode.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');

const card = '4242 4242 4242 4242';
const digits = '4242424242424242';

const sale = async (changes: object) =>
  manager.call('backoffice/transactions/creditcard/sale', {
    method: 'POST',
    body: { ...saleBody(manager, { token: await tokenOf(api.open) }), ...changes },
    headers: { 'idempotency-key': newKey() },
  });

const customer = (changes: object) =>
  manager.call('backoffice/customers', {
    method: 'POST',
    body: { subMerchantId: accountOf(manager), name: 'Grace Murray', ...changes },
  });

describe('a card number in free text', () => {
  test.each([
    ['a customer’s name', 'name', { name: `Grace ${digits}` }],
    ['a customer’s company', 'company', { company: card }],
  ])('as %s is refused on its field', async (_what, path, changes) => {
    const { status, body } = await customer(changes);
    expect([status, body.errors]).toEqual([400, [{ path, message: cardNumberRefused }]]);
    expect(JSON.stringify(body)).not.toContain('4242');
  });

  test('in a payment is refused, and no money moves', async () => {
    const before = await manager.get('reporting/transactions?pageSize=1');
    const { status, body } = await sale({ description: `charge ${card} 12/27 123` });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'description', message: cardNumberRefused }],
    ]);
    const after = await manager.get('reporting/transactions?pageSize=1');
    expect(after.body.count).toBe(before.body.count);
  });

  test('is in no database row after it was refused', async () => {
    await customer({ company: `${digits} please` });
    await manager.get(`reporting/transactions/${digits}/timeline`);
    await flushLogs(api.open.database);
    const { rows } = await api.open.pool.query<{ path: string }>(
      "select path from api_logs where path like '%4242/timeline'",
    );
    expect(rows).toEqual([{ path: 'reporting/transactions/•••• 4242/timeline' }]);
    const logs = await api.open.pool.query(
      "select 1 from api_logs l where l::text like '%4242424242424242%'",
    );
    expect(logs.rowCount).toBe(0);
  });

  test('is masked in an activity that has one anyway', async () => {
    const activity = {
      facilitatorId: 'harbor',
      userId: 'usr_harbor_manager',
      username: 'manager@harbor',
      action: 'signed-in',
      message: `Found ${card}`,
    };
    await writeActivity(api.open.database, activity);
    const { rows } = await api.open.pool.query(
      "select message from user_activities where message like 'Found %'",
    );
    expect(rows).toEqual([{ message: 'Found •••• 4242' }]);
  });

  test('is refused at both fields if split over two', async () => {
    const { status, body } = await manager.call('backoffice/customers', {
      method: 'POST',
      body: {
        subMerchantId: accountOf(manager),
        name: 'Grace 4242 4242',
        company: '4242-4242',
      },
    });
    expect(status).toBe(400);
    const paths = body.errors.map((problem: { path: string }) => problem.path);
    expect(paths).toEqual(expect.arrayContaining(['name', 'company']));
  });

  test('is accepted as a bank account number, which may look like one', async () => {
    const { status } = await manager.call('backoffice/transactions/echeck/tokenize', {
      method: 'POST',
      body: {
        subMerchantId: accountOf(manager),
        accountHolderName: 'Grace Murray',
        routingNumber: '110000000',
        accountNumber: digits,
      },
    });
    expect(status).toBe(200);
  });
});

/** The example bodies of the OpenAPI document, by operation. */
const described = z
  .object({
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          operationId: z.optional(z.string()),
          requestBody: z.optional(
            z.object({
              content: z.record(z.string(), z.object({ example: z.optional(z.unknown()) })),
            }),
          ),
        }),
      ),
    ),
  })
  .parse(
    JSON.parse(
      readFileSync(new URL('../../../../packages/api/openapi.json', import.meta.url), 'utf8'),
    ),
  );

const examples = new Map(
  Object.values(described.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, requestBody }) => [
      operationId,
      requestBody?.content['application/json']?.example,
    ]),
);

/** One copy of a body per text in it, with a card number added to that text, and the text's path. */
function withCards(value: unknown, path = ''): (readonly [path: string, body: unknown])[] {
  if (typeof value === 'string') return [[path, `${value} ${card}`.trim()]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    withCards(inner, path === '' ? name : `${path}.${name}`).map(([at, changed]) => {
      const copy: unknown = Array.isArray(value)
        ? value.map((item, index) => (String(index) === name ? changed : item))
        : { ...value, [name]: changed };
      return [at, copy] as const;
    }),
  );
}

test('no text field of any call accepts a card number', async () => {
  const endpoints = Object.values(contractAreas).flatMap((area) => Object.values(area));
  const taken: string[] = [];
  let tried = 0;
  for (const endpoint of endpoints) {
    for (const [path, body] of withCards(examples.get(endpoint.id))) {
      tried += 1;
      const request = {
        params: {},
        search: new URLSearchParams(),
        contentType: 'application/json',
        bytes: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(body)).buffer),
      };
      const { params: _params, query: _query, ...bodyAlone } = endpoint;
      await decodeRequest(bodyAlone, request).then(
        () => taken.push(`${endpoint.id} ${path}`),
        () => undefined,
      );
    }
  }
  figure('canaries', { tried, wrong: taken.length });
  expect(taken).toEqual([]);
  expect(tried).toBeGreaterThan(200);
});
