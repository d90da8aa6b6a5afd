import { cents } from '@payfac/domain/money';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { reporting } from '../areas/reporting/contract.ts';
import { transactions } from '../areas/transactions/contract.ts';
import { users } from '../areas/users/contract.ts';
import { ApiError, cancelled, createClient } from '../index.ts';
import type { Output } from '../kernel/endpoint.ts';
import { createTestTransport, failure, fixtures, type Overrides } from './index.ts';

const areas = { reporting, transactions, users };
const refund = { params: { id: 'txn000000012345' }, body: { amount: cents(2000) } };
const key = { idempotencyKey: 'key-1' };

function clientOf(overrides: Overrides<typeof areas> = {}) {
  const transport = createTestTransport(areas, overrides);
  const { fetch } = transport;
  const api = createClient({ baseUrl: '/api/v1', platformUrl: '/v1', fetch, retry: false }, areas);
  return { api, transport };
}

describe('fixtures', () => {
  it('are decoded responses, made new on each reading', () => {
    expect(fixtures.transactions.saleCard.amount).toBe(12840);
    expect(fixtures.transactions.saleCard.createdAt).toBeInstanceOf(Date);
    expect(fixtures.transactions.saleCard).toEqual(fixtures.transactions.saleCard);
    expect(fixtures.transactions.saleCard).not.toBe(fixtures.transactions.saleCard);
    expectTypeOf(fixtures.users.get).toEqualTypeOf<Output<typeof users.get>>();
  });
});

describe('the test transport', () => {
  it('returns the fixture of a call, and remembers the call', async () => {
    const { api, transport } = clientOf();
    expect(await api.transactions.refundCard(refund, key)).toEqual(
      fixtures.transactions.refundCard,
    );
    expect(transport.calls.map(({ endpoint, input }) => [endpoint, input])).toEqual([
      ['transactions.refundCard', refund],
    ]);
  });

  it('returns what an override says, out of the call', async () => {
    const { api } = clientOf({
      users: { get: ({ params }) => ({ ...fixtures.users.get, id: params.id, name: 'Ada' }) },
    });
    expect(await api.users.get({ params: { id: 'usr_1' } })).toMatchObject({
      id: 'usr_1',
      name: 'Ada',
    });
  });

  it('fails as an override says', async () => {
    const detail = { code: 'OVER_REFUND', message: 'Too much' };
    const { api } = clientOf({ transactions: { refundCard: () => failure(409, detail) } });
    const problem = await api.transactions.refundCard(refund, key).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ApiError);
    expect(problem).toMatchObject({
      status: 409,
      message: 'Refund amount exceeds original transaction amount',
    });
  });

  it('ends a walk over all pages', async () => {
    const { api } = clientOf({
      users: {
        list: ({ query }) =>
          query?.cursor
            ? { data: [], count: 1 }
            : { data: [fixtures.users.get], count: 1, nextCursor: 'c2' },
      },
    });
    const rows: unknown[] = [];
    for await (const row of api.users.list.all()) rows.push(row);
    expect(rows).toEqual([fixtures.users.get]);
  });

  it('exports a list as CSV', async () => {
    const { api } = clientOf({
      reporting: {
        listTransactions: () => ({
          data: [{ ...fixtures.transactions.saleCard, description: 'Lamps, "blue"' }],
          count: 1,
        }),
      },
    });
    const { fileName, stream } = await api.reporting.listTransactions.csv();
    const [heads, row, ...rest] = (await new Response(stream).text()).split('\r\n');
    expect(fileName).toBe('transactions.csv');
    expect(heads).toMatch(/^transactionId,parentTransactionId,/);
    expect(row).toMatch(/^txn000000012345,,sale,/);
    expect(row).toContain('"Lamps, ""blue"""');
    expect(rest).toEqual(['']);
  });

  it('honours cancellation', async () => {
    const { api } = clientOf();
    const controller = new AbortController();
    controller.abort();
    expect(await api.users.list({}, { signal: controller.signal })).toBe(cancelled);
  });

  it.each([
    ['an address of no call', '/api/v1/nowhere', { method: 'GET' }, 404],
    ['a call under the wrong base', '/v1/users', { method: 'GET' }, 404],
    ['a filter the call has not', '/api/v1/users?nickname=g', { method: 'GET' }, 400],
    ['a body that is no JSON', '/api/v1/users', { method: 'POST', body: '{' }, 400],
    [
      'money without a key',
      '/api/v1/backoffice/transactions/creditcard/txn1/void',
      { method: 'POST', body: '{}' },
      400,
    ],
  ])('refuses %s', async (_, path, init, status) => {
    const { transport } = clientOf();
    const response = await transport.fetch(path, init);
    expect(response.status).toBe(status);
  });

  it('asks overrides for the whole response', () => {
    // @ts-expect-error a response without its fields
    clientOf({ users: { get: () => ({ id: 'usr_1' }) } });
    // @ts-expect-error no such call
    clientOf({ users: { fetch: () => fixtures.users.get } });
  });
});
