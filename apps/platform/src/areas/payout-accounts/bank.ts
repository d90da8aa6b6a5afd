import { and, eq, isNull } from 'drizzle-orm';
import { invalid } from '../../api/failures.ts';
import type { Transaction } from '../../database/connection.ts';
import { bankAccountTokens } from '../../database/schema/index.ts';
import type { SubMerchantRow } from '../applications/view.ts';

type TokenRow = typeof bankAccountTokens.$inferSelect;

/** Return codes of accounts that do not exist any more, or never did. */
const noSuchAccount: ReadonlySet<string> = new Set(['R02', 'R03', 'R04']);

/** A tokenized bank account of the record, or of nobody yet. @throws CallFailure 400. */
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
      { path: 'bankAccountToken', message: 'Enter the account again: its token is not known.' },
    ]);
  }
  return found;
}

/** What the simulated bank says when it is asked whether an account is there. */
export const verdictOf = ({ behavior }: Pick<TokenRow, 'behavior'>): 'verified' | 'failed' =>
  noSuchAccount.has(behavior ?? '') ? 'failed' : 'verified';
