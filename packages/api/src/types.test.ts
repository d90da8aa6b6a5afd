import type { Cents } from '@payfac/domain/money';
import { expectTypeOf, it } from 'vitest';
import type { customers } from './areas/customers/contract.ts';
import type { invoices } from './areas/invoices/contract.ts';
import type { paymentLinks } from './areas/payment-links/contract.ts';
import type { payouts } from './areas/payouts/contract.ts';
import type { plans } from './areas/plans/contract.ts';
import type { reporting } from './areas/reporting/contract.ts';
import type { transactions } from './areas/transactions/contract.ts';
import type { users } from './areas/users/contract.ts';
import type { Call } from './client/call.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import type * as named from './types.ts';

type IsEmpty<T> = [T] extends [never] ? true : unknown extends T ? true : false;

it('every named type is one', () => {
  expectTypeOf<IsEmpty<named.Transaction>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.Account>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.ApiKey>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.Dispute>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.HostedSession>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.Installment>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.Payout>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.Product>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.Settlement>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.Subscription>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.WebhookDelivery>>().toEqualTypeOf<false>();
  expectTypeOf<named.Sale['amount']>().toEqualTypeOf<Cents>();
  expectTypeOf<named.Customer['createdAt']>().toEqualTypeOf<Date>();
});

/** The result of a call, for a session client and an API key client. */
type Returned<E extends Endpoint> =
  | Awaited<ReturnType<Call<E>>>
  | Awaited<ReturnType<Call<E, 'server'>>>;
type RowOf<T> = T extends { readonly data: readonly (infer R)[] } ? R : never;

it('a name fits what either client returns', () => {
  expectTypeOf<Returned<typeof transactions.saleCard>>().toExtend<named.Transaction>();
  expectTypeOf<Returned<typeof transactions.refundCard>>().toExtend<named.Transaction>();
  expectTypeOf<RowOf<Returned<typeof reporting.listTransactions>>>().toExtend<named.Transaction>();
  expectTypeOf<Returned<typeof customers.create>>().toExtend<named.Customer>();
  expectTypeOf<Returned<typeof customers.update>>().toExtend<named.Customer>();
  expectTypeOf<Returned<typeof invoices.create>>().toExtend<named.Invoice>();
  expectTypeOf<Returned<typeof invoices.get>>().toExtend<named.Invoice>();
  expectTypeOf<Returned<typeof paymentLinks.create>>().toExtend<named.PaymentLink>();
  expectTypeOf<Returned<typeof payouts.create>>().toExtend<named.Payout>();
  expectTypeOf<RowOf<Returned<typeof payouts.listMerchant>>>().toExtend<named.Settlement>();
  expectTypeOf<Returned<typeof plans.create>>().toExtend<named.Plan>();
  expectTypeOf<Returned<typeof users.get>>().toExtend<named.User>();
  expectTypeOf<'a brand of tomorrow'>().toExtend<named.Transaction['cardBrand']>();
});
