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

/** Where an account's money would go, and what keeps it from going. */
export interface PayoutState {
  readonly accountName: string;
  /** All that are on file. */
  readonly bankAccounts: readonly BankAccount[];
  /** The one that new payouts go to. */
  readonly bankAccount: BankAccount | undefined;
  /** Undefined when payouts leave. */
  readonly hold: AutomaticHold | undefined;
}

/** How an account stands for payouts, right now. */
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

/** What keeps one payout from being sent: what holds its account, or that its bank account was closed. */
export const holdOf = (
  { hold, bankAccounts }: PayoutState,
  { bankAccountToken: token }: Pick<PayoutRow, 'bankAccountToken'>,
): AutomaticHold | undefined =>
  hold ??
  (bankAccounts.some(({ bankAccountToken }) => bankAccountToken === token)
    ? undefined
    : 'no-account');
