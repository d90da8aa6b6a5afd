import { preferredPayoutAccount } from '@payfac/domain/accounts';
import { type AutomaticHold, automaticHold } from '@payfac/domain/payouts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  applications,
  payoutBankAccounts,
  payouts,
  subMerchants,
} from '../../kernel/database/schema/index.ts';
import type { PayoutRow } from './view.ts';

type BankAccount = typeof payoutBankAccounts.$inferSelect;

/** An account's payout destination, and what holds its payouts. */
export interface PayoutState {
  readonly accountName: string;
  /** All bank accounts on file. */
  readonly bankAccounts: readonly BankAccount[];
  /** The destination of new payouts. */
  readonly bankAccount: BankAccount | undefined;
  /** Undefined when payouts can be sent. */
  readonly hold: AutomaticHold | undefined;
}

/** An account's current payout state. */
export async function payoutStateOf(
  queryable: Queryable,
  subMerchantId: string,
): Promise<PayoutState> {
  const [account] = await queryable
    .select({
      subMerchantObjId: subMerchants.subMerchantObjId,
      accountName: subMerchants.dbaName,
      isSuspended: applications.isSuspended,
    })
    .from(subMerchants)
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .where(eq(subMerchants.subMerchantId, subMerchantId));
  if (!account) throw new Error(`There is no account ${subMerchantId}.`);
  const { accountName, isSuspended } = account;
  const bankAccounts = await queryable
    .select()
    .from(payoutBankAccounts)
    .where(eq(payoutBankAccounts.subMerchantObjId, account.subMerchantObjId))
    .orderBy(payoutBankAccounts.createdAt);
  const [returned] = await queryable
    .select({ at: sql<Date | null>`max(${payouts.updatedAt})`.mapWith(payouts.updatedAt) })
    .from(payouts)
    .where(and(eq(payouts.subMerchantId, subMerchantId), eq(payouts.status, 'failed')));
  const bankAccount = preferredPayoutAccount(bankAccounts);
  const hold = automaticHold({ isSuspended, bankAccount, returnedAt: returned?.at ?? null });
  return { accountName, bankAccounts, bankAccount, hold };
}

/** What holds one payout: its account's hold, or a closed bank account. */
export const holdOf = (
  { hold, bankAccounts }: PayoutState,
  { bankAccountToken: token }: Pick<PayoutRow, 'bankAccountToken'>,
): AutomaticHold | undefined =>
  hold ??
  (bankAccounts.some(({ bankAccountToken }) => bankAccountToken === token)
    ? undefined
    : 'no-account');
