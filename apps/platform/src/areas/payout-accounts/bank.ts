import { and, eq, isNull } from 'drizzle-orm';
import { invalid, notFound } from '../../http/failures.ts';
import { type Scope, within } from '../../http/scope.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { bankAccountTokens, subMerchants } from '../../kernel/database/schema/index.ts';
import type { PayoutAccountRow, SubMerchantRow } from '../applications/view.ts';

type TokenRow = typeof bankAccountTokens.$inferSelect;

/** Return codes for accounts that are closed or never existed. */
const noSuchAccount: ReadonlySet<string> = new Set(['R02', 'R03', 'R04']);

/** A bank account token of the record, or one not assigned to an account yet. @throws CallFailure 400. */
export async function findBankToken(
  transaction: Transaction,
  token: string,
  { facilitatorId, subMerchantId }: SubMerchantRow,
): Promise<TokenRow> {
  const [found] = await transaction
    .select()
    .from(bankAccountTokens)
    .where(
      and(
        eq(bankAccountTokens.token, token),
        eq(bankAccountTokens.facilitatorId, facilitatorId),
        isNull(bankAccountTokens.deletedAt),
      ),
    );
  if (!found || (found.subMerchantId !== null && found.subMerchantId !== subMerchantId)) {
    throw invalid([
      { path: 'bankAccountToken', message: 'Enter the bank account again. Its token isn’t valid.' },
    ]);
  }
  return found;
}

/** The simulated bank's verdict on whether an account exists. */
export const verdictOf = ({ behavior }: Pick<TokenRow, 'behavior'>): 'verified' | 'failed' =>
  noSuchAccount.has(behavior ?? '') ? 'failed' : 'verified';

/**
 * Asks the bank about an account that is tokenized but not added yet, so that users don't add accounts that don't
 * exist. Writes nothing.
 * @throws CallFailure 404.
 */
export async function askBeforeAdding(
  queryable: Queryable,
  bankAccountToken: string,
  scope: Scope,
): Promise<PayoutAccountRow> {
  const [found] = await queryable
    .select({ token: bankAccountTokens, record: subMerchants })
    .from(bankAccountTokens)
    .innerJoin(subMerchants, eq(subMerchants.subMerchantId, bankAccountTokens.subMerchantId))
    .where(
      and(
        eq(bankAccountTokens.token, bankAccountToken),
        isNull(bankAccountTokens.deletedAt),
        within(scope, subMerchants),
      ),
    );
  if (!found) throw notFound('The bank account');
  const { accountHolderName, accountType, bankName, last4, createdAt } = found.token;
  const { applicationId, subMerchantObjId } = found.record;
  return {
    bankAccountToken,
    applicationId,
    subMerchantObjId,
    accountHolderName,
    accountType,
    bankName,
    last4,
    isPreferred: false,
    verification: verdictOf(found.token),
    verifiedAt: null,
    createdAt,
  };
}
