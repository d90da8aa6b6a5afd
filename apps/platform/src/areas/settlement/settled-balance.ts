import { merchantLedgerAccount } from '@payfac/domain/ledger';
import { type Cents, cents } from '@payfac/domain/money';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { sumWhere } from '../../kernel/database/aggregates.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  batches,
  ledgerEntries,
  type subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { awaitsSettlement } from './due-groups.ts';

type Account = Pick<typeof subMerchants.$inferSelect, 'facilitatorId' | 'subMerchantId'>;

/**
 * The part of an account's balance that a schedule can pay: the balance less unsettled captures. Unsettled refunds
 * already reduce it. Negative when the balance is.
 * @param settledBy batches cut after this aren't settled yet.
 */
export async function settledBalance(
  queryable: Queryable,
  { facilitatorId, subMerchantId }: Account,
  settledBy: Date,
): Promise<Cents> {
  const e = ledgerEntries;
  const later = queryable
    .select({ batchId: batches.batchId })
    .from(batches)
    .where(and(eq(batches.subMerchantId, subMerchantId), gt(batches.createdAt, settledBy)));
  const unsettled = queryable
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(
      and(
        eq(transactions.facilitatorId, facilitatorId),
        eq(transactions.subMerchantId, subMerchantId),
        awaitsSettlement,
      ),
    );
  const ofLater = queryable
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(inArray(transactions.batchId, later));
  const isToCome = or(
    inArray(e.batchId, later),
    inArray(e.transactionId, unsettled),
    inArray(e.transactionId, ofLater),
  );
  const [sums] = await queryable
    .select({
      balance: sumWhere(e.amount, sql`true`),
      toCome: sumWhere(e.amount, isToCome ?? sql`false`),
    })
    .from(e)
    .where(eq(e.account, merchantLedgerAccount(subMerchantId)));
  const { balance, toCome } = sums ?? { balance: cents(0), toCome: cents(0) };
  return cents(balance - Math.max(0, toCome));
}
