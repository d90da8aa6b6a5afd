import type { reporting as contract, Output } from '@payfac/api/contract';
import type { FeeKind } from '@payfac/domain/fees';
import { merchantLedgerAccount } from '@payfac/domain/ledger';
import { addCents, type Cents, negateCents, subtractCents, zeroCents } from '@payfac/domain/money';
import type { TransactionOperation } from '@payfac/domain/transactions';
import { and, eq } from 'drizzle-orm';
import { sumOf } from '../../kernel/database/aggregates.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { ledgerEntries, transactions } from '../../kernel/database/schema/index.ts';
import type { TransactionRow } from '../transactions/store.ts';

type Breakdown = Output<typeof contract.transactionTimeline>['breakdown'];
type Line = 'gross' | 'refunds' | 'disputes';

const e = ledgerEntries;
const t = transactions;

/** The breakdown line of each operation. A refund that failed later cancels itself out. */
const lineOf: Readonly<Record<TransactionOperation, Line>> = {
  sale: 'gross',
  auth: 'gross',
  capture: 'gross',
  reconciled: 'gross',
  void: 'gross',
  verification: 'gross',
  refund: 'refunds',
  credit: 'refunds',
  chargeback: 'disputes',
  reversal: 'disputes',
};

/**
 * A payment's breakdown for its merchant, from the ledger: the postings of its operations, and its share of its batch's
 * fees and reserve.
 */
export async function breakdownOf(
  database: Queryable,
  { transactionId, subMerchantId, feeAmount, reserveAmount, pendingRefundAmount }: TransactionRow,
): Promise<Breakdown> {
  const postings = await database
    .select({ operation: t.operation, feeKind: e.feeKind, amount: sumOf(e.amount) })
    .from(e)
    .innerJoin(t, eq(t.transactionId, e.transactionId))
    .where(
      and(
        eq(t.rootTransactionId, transactionId),
        eq(e.account, merchantLedgerAccount(subMerchantId)),
      ),
    )
    .groupBy(t.operation, e.feeKind);
  const sum = (isMeant: (posting: (typeof postings)[number]) => boolean): Cents =>
    addCents(zeroCents, ...postings.filter(isMeant).map(({ amount }) => amount));
  const moved = (line: Line) =>
    sum(({ operation, feeKind }) => feeKind === null && lineOf[operation] === line);
  const feesOf = (kind: FeeKind) => negateCents(sum(({ feeKind }) => feeKind === kind));
  const fees = feeAmount ?? zeroCents;
  const reserve = reserveAmount ?? zeroCents;
  return {
    gross: moved('gross'),
    fees,
    disputeFees: feesOf('dispute'),
    returnFees: feesOf('return'),
    reserve,
    refunds: negateCents(moved('refunds')),
    pendingRefunds: pendingRefundAmount,
    disputes: negateCents(moved('disputes')),
    net: subtractCents(
      sum(() => true),
      addCents(fees, reserve),
    ),
  };
}
