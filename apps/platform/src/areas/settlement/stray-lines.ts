import { fileWithoutBatch, paidFor } from '@payfac/domain/reconciliation';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  reconciliationDifferences,
  settlementFileLines,
  settlementFiles,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';
import type { File } from './batch-operations.ts';
import { differenceOf, lineRow } from './file-rows.ts';
import type { FoundLine } from './request-files.ts';

const f = settlementFiles;
const t = transactions;
const linesAtOnce = 1000;

/** The file for a line without a batch: the account's last received batch of the day, or a new file. */
async function fileOf(
  transaction: Transaction,
  facilitatorId: string,
  { subMerchantId, day, provider }: FoundLine,
  at: Date,
): Promise<File | undefined> {
  const [known] = await transaction
    .select()
    .from(f)
    .where(
      and(eq(f.subMerchantId, subMerchantId), eq(f.businessDate, day), isNotNull(f.receivedAt)),
    )
    .orderBy(desc(f.createdAt), desc(f.batchId))
    .limit(1);
  if (known) return known;
  const [account] = await transaction
    .select({ spProductId: subMerchants.spProductId })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, subMerchantId));
  if (!account) return undefined;
  const owner = { facilitatorId, subMerchantId, spProductId: account.spProductId };
  const [made] = await transaction
    .insert(f)
    .values({
      ...owner,
      batchId: newId(fileWithoutBatch),
      provider,
      businessDate: day,
      receivedAt: at,
      createdAt: at,
    })
    .returning();
  return made;
}

/** Stores a line without a matching operation, once. */
function writeStray(
  database: Database,
  facilitatorId: string,
  line: FoundLine,
  failedId: string | undefined,
  at: Date,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const file = await fileOf(transaction, facilitatorId, line, at);
    if (!file) return false;
    const { batchId } = file;
    const written = await transaction
      .insert(settlementFileLines)
      .values(lineRow(batchId, line))
      .onConflictDoNothing()
      .returning({ lineId: settlementFileLines.lineId });
    if (written.length === 0) return false;
    const gap = paidFor(line);
    await transaction
      .update(f)
      .set({ lineCount: sql`${f.lineCount} + 1`, lineAmount: sql`${f.lineAmount} + ${gap}` })
      .where(eq(f.batchId, batchId));
    const kind = failedId === undefined ? 'missing-here' : 'failed-here';
    const found = differenceOf(file, line.provider, { kind, line, gap }, at);
    await transaction
      .insert(reconciliationDifferences)
      .values({ ...found, transactionId: failedId ?? null });
    return true;
  });
}

/** Our operations, by the references of lines. */
async function rowsOf(database: Database, lines: readonly FoundLine[]) {
  const rows = new Map<string, Pick<typeof t.$inferSelect, 'transactionId' | 'outcome'>>();
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    const references = lines.slice(from, from + linesAtOnce).map(({ reference }) => reference);
    const found = await database
      .select({
        reference: t.processorReference,
        transactionId: t.transactionId,
        outcome: t.outcome,
      })
      .from(t)
      .where(inArray(t.processorReference, references));
    for (const { reference, ...row } of found) rows.set(reference, row);
  }
  return rows;
}

/**
 * Compares lines without a batch to our operations. A line whose operation succeeded waits for its batch. One whose
 * operation failed is a difference once the day is closed, unless it was reversed. One without any operation is a
 * difference at once.
 * @returns the days to read again, because some of their operations are still pending.
 */
export async function readStrays(
  database: Database,
  facilitatorId: string,
  lines: readonly FoundLine[],
  closed: string,
  at: Date,
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(database, lines);
  const again = new Set<string>();
  for (const line of lines) {
    const row = rows.get(line.reference);
    if (row?.outcome === 'pending') again.add(line.day);
    const isFailed = row?.outcome === 'failed' || row?.outcome === 'errored';
    if (line.status !== 'settled' || (row && !(isFailed && line.day <= closed))) continue;
    await writeStray(database, facilitatorId, line, row?.transactionId, at);
  }
  return again;
}
