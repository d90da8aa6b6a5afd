import type { Cents } from '@payfac/domain/money';
import { expectTypeOf, it } from 'vitest';
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
  expectTypeOf<IsEmpty<named.Subscription>>().toEqualTypeOf<false>();
  expectTypeOf<IsEmpty<named.WebhookDelivery>>().toEqualTypeOf<false>();
  expectTypeOf<named.Sale['amount']>().toEqualTypeOf<Cents>();
  expectTypeOf<named.Customer['createdAt']>().toEqualTypeOf<Date>();
});
