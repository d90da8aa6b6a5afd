import { type BookedOperation, settledOperations } from '@payfac/domain/reconciliation';
import { approvedAmountOf } from '@payfac/domain/transactions';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { type settlementFiles, transactions } from '../../kernel/database/schema/index.ts';

const t = transactions;

export type File = typeof settlementFiles.$inferSelect;

export interface Operation extends BookedOperation {
  readonly transactionId: string;
  readonly provider: File['provider'];
}

/** The batch's operations that a card processor's file should list. */
export async function operationsOf(
  database: Database,
  batchId: string,
): Promise<readonly Operation[]> {
  const rows = await database
    .select()
    .from(t)
    .where(
      and(
        eq(t.batchId, batchId),
        inArray(t.operation, [...settledOperations]),
        eq(t.outcome, 'success'),
        ne(t.paymentType, 'eCheck'),
      ),
    )
    .orderBy(asc(t.createdAt), asc(t.transactionId));
  return rows.flatMap((row) => {
    const operation = settledOperations.find((one) => one === row.operation);
    const { transactionId, provider, processorReference: reference } = row;
    const amount = approvedAmountOf(row);
    return operation ? [{ reference, operation, amount, transactionId, provider }] : [];
  });
}
