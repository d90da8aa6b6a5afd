import { type Holder, hidesAuthorizations } from '@payfac/domain/access';
import { type SQL, sql } from 'drizzle-orm';
import { transactions } from '../../database/schema/index.ts';

const t = transactions;

/**
 * Keeps authorizations that were not captured, and what was done to them, from a sales clerk.
 * Undefined for everybody else.
 */
export const hiddenAuthorizations = (holder: Pick<Holder, 'roles'>): SQL | undefined =>
  hidesAuthorizations(holder)
    ? sql`case ${t.operation} when 'sale' then true
        when 'auth' then ${t.capturedAmount} > 0
        else not exists (
          select 1 from ${t} as payment where payment.transaction_id = ${t.rootTransactionId}
            and payment.operation = 'auth' and payment.captured_amount = 0) end`
    : undefined;
