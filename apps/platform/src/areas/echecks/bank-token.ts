import { and, eq, isNull } from 'drizzle-orm';
import { invalid } from '../../http/failures.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { bankAccountTokens } from '../../kernel/database/schema/index.ts';
import { requireCustomer } from '../transactions/card-token.ts';

interface Wanted {
  readonly token: string;
  readonly customerId?: string | undefined;
}

/**
 * A bank account token that may be debited for the account: not deleted, and not of another account or customer.
 * @throws CallFailure 400
 */
export async function findBankToken(
  queryable: Queryable,
  wanted: Wanted,
  account: { readonly facilitatorId: string; readonly subMerchantId: string },
) {
  const { facilitatorId, subMerchantId } = account;
  const [bank] = await queryable
    .select()
    .from(bankAccountTokens)
    .where(
      and(
        eq(bankAccountTokens.token, wanted.token),
        eq(bankAccountTokens.facilitatorId, facilitatorId),
        isNull(bankAccountTokens.deletedAt),
      ),
    );
  const isElsewhere = bank?.subMerchantId != null && bank.subMerchantId !== subMerchantId;
  const customerId = wanted.customerId ?? bank?.customerId ?? null;
  const isAnothers = bank?.customerId != null && bank.customerId !== customerId;
  if (!bank || isElsewhere || isAnothers) {
    const message = 'Enter the bank account again. Its token isn’t valid.';
    throw invalid([{ path: 'token', message }]);
  }
  if (customerId !== null) await requireCustomer(queryable, customerId, subMerchantId);
  return { bank, customerId };
}
