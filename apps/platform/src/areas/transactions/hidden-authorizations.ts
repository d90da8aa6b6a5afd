import { hidesAuthorizations, showingAuthorizations } from '@payfac/domain/access';
import { type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { scopeOf, within } from '../../http/scope.ts';
import { transactions } from '../../kernel/database/schema/index.ts';

const t = transactions;

/**
 * Hides uncaptured authorizations and their operations from a sales clerk, except at accounts where another role shows
 * them. Undefined for users from whom nothing is hidden.
 */
export const hiddenAuthorizations = ({
  holder,
  scope,
}: Pick<SessionContext, 'holder' | 'scope'>): SQL | undefined =>
  hidesAuthorizations(holder)
    ? sql`(${within(scopeOf(scope.facilitatorId, showingAuthorizations(holder)), t)}
        or case ${t.operation} when 'sale' then true
        when 'auth' then ${t.capturedAmount} > 0
        else not exists (
          select 1 from ${t} as payment where payment.transaction_id = ${t.rootTransactionId}
            and payment.operation = 'auth' and payment.captured_amount = 0) end)`
    : undefined;
