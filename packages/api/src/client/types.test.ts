import type { Cents } from '@payfac/domain/money';
import { describe, expectTypeOf, it } from 'vitest';
import { reporting } from '../areas/reporting/contract.ts';
import { transactions } from '../areas/transactions/contract.ts';
import { users } from '../areas/users/contract.ts';
import { type Call, type Cancelled, createClient, type Row, type Wire } from '../index.ts';

const api = createClient(
  { baseUrl: 'https://a.example/api/v1', platformUrl: 'https://a.example/v1' },
  { reporting, transactions, users },
);
const server = createClient(
  { baseUrl: 'https://a.example/api/v1', apiKey: 'sk_test_1' },
  { reporting, users },
);
const key = { idempotencyKey: 'k' };
type Totals = Awaited<ReturnType<typeof api.reporting.cardTotals>>;
type List = Awaited<ReturnType<typeof api.users.list>>;

/** Checked by tsc only: these calls are never made. */
function neverRun(amount: Cents) {
  const input = { params: { id: 'txn1' }, body: { amount } };
  void api.transactions.refundCard(input, key);
  // @ts-expect-error a call that moves money asks for its idempotency key
  void api.transactions.refundCard(input);
  // @ts-expect-error and for a text
  void api.transactions.refundCard(input, { idempotencyKey: undefined });
  // @ts-expect-error a call that moves no money takes none: the server would not look at it
  void api.users.list({}, key);
  // @ts-expect-error dollars are no cents
  void api.transactions.refundCard({ params: { id: 'txn1' }, body: { amount: 2.5 } }, key);
  // @ts-expect-error a parameter of the path is missing
  void api.transactions.refundCard({ body: { amount } }, key);
  // @ts-expect-error params are asked for
  void api.users.get();
  // @ts-expect-error no such filter
  void api.users.list({ query: { nickname: 'g' } });
  // @ts-expect-error no such column to sort by
  void api.users.list({ query: { sort: 'email' } });
  // @ts-expect-error this list has no export
  void api.users.list.csv();
  // @ts-expect-error one row has no pages
  void api.users.get.all();
  // @ts-expect-error a client holds the areas it was given
  void api.customers;
  // @ts-expect-error a server's lists have no lanes
  void server.users.list({}, { lane: 'a' });
  // @ts-expect-error a key and a session exclude each other
  createClient({ baseUrl: '', platformUrl: '', apiKey: 'k', getToken: () => 't' }, { users });
}

describe('types of a client', () => {
  it('say what comes back: decoded, or as it travelled', () => {
    expectTypeOf(neverRun).toBeFunction();
    expectTypeOf<Totals['amount']>().toEqualTypeOf<Cents>();
    const wire = () => api.reporting.cardTotals.raw();
    expectTypeOf<Awaited<ReturnType<typeof wire>>['data']['amount']>().toEqualTypeOf<number>();
    expectTypeOf<Wire<typeof users.get>['createdAt']>().toEqualTypeOf<string>();
    expectTypeOf<Row<typeof users.list>['createdAt']>().toEqualTypeOf<Date>();
  });

  it('say that list loads alone may be cancelled', () => {
    expectTypeOf<Extract<List, Cancelled>>().toEqualTypeOf<Cancelled>();
    expectTypeOf<Extract<Totals, Cancelled>>().toBeNever();
  });

  it('say of a partner’s server that lists are answered and enumerations open', () => {
    type ApiResponse = Awaited<ReturnType<typeof server.reporting.listTransactions>>;
    type Sale = ApiResponse['data'][number];
    expectTypeOf<Extract<ApiResponse, Cancelled>>().toBeNever();
    expectTypeOf<'a brand of tomorrow'>().toExtend<Sale['cardBrand']>();
    expectTypeOf<Sale['amount']>().toEqualTypeOf<Cents>();
    expectTypeOf<Sale['createdAt']>().toEqualTypeOf<Date>();
    expectTypeOf<Sale['currency']>().toEqualTypeOf<'USD'>();
  });

  it('give a call of any endpoint', () => {
    expectTypeOf(api.users.get).toEqualTypeOf<Call<typeof users.get>>();
  });
});
