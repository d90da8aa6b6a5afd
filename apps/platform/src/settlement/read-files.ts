import { addCents, type Cents, zeroCents } from '@payfac/domain/money';
import {
  compareFile,
  type FileLine,
  paidFor,
  type SettledHere,
  settledOperations,
  signedSettled,
} from '@payfac/domain/reconciliation';
import { approvedAmountOf } from '@payfac/domain/transactions';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { inTransaction } from '../database/in-transaction.ts';
import {
  reconciliationDifferences,
  settlementFileLines,
  settlementFiles,
  transactions,
} from '../database/schema/index.ts';
import type { JobServices } from '../jobs/job.ts';
import { rowByRow } from '../jobs/row-by-row.ts';
import { ProcessorUnavailable, ResponseLost } from '../simulator/processor.ts';

const f = settlementFiles;
const t = transactions;
const atOnce = 200;

type File = typeof settlementFiles.$inferSelect;

interface Operation extends SettledHere {
  readonly transactionId: string;
  readonly provider: File['provider'];
}

/** The batch's operations that a card processor's file lists. */
async function operationsOf(database: Database, batchId: string): Promise<readonly Operation[]> {
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

interface OfProvider {
  readonly provider: File['provider'];
  readonly ours: readonly Operation[];
  readonly lines: readonly FileLine[];
}

/** Asks each processor that took part; undefined while one of them cannot be reached. */
async function askFor(
  { processorOf }: Pick<JobServices, 'processorOf'>,
  operations: readonly Operation[],
): Promise<readonly OfProvider[] | undefined> {
  const parts: OfProvider[] = [];
  for (const [provider, ours] of Map.groupBy(operations, (one) => one.provider)) {
    const processor = processorOf(provider);
    if (!processor) return undefined;
    try {
      const lines = await processor.settlementFile(ours.map(({ reference }) => reference));
      parts.push({ provider, ours, lines });
    } catch (problem) {
      if (problem instanceof ProcessorUnavailable || problem instanceof ResponseLost) {
        return undefined;
      }
      throw problem;
    }
  }
  return parts;
}

const sum = (amounts: readonly Cents[]): Cents => addCents(...amounts, zeroCents);

const differencesOf = (file: File, { provider, ours, lines }: OfProvider, at: Date) =>
  compareFile(ours, lines).map(
    ({ kind, here, line, gap }): typeof reconciliationDifferences.$inferInsert => ({
      differenceId: newId('dif'),
      facilitatorId: file.facilitatorId,
      spProductId: file.spProductId,
      subMerchantId: file.subMerchantId,
      batchId: file.batchId,
      businessDate: file.businessDate,
      provider,
      kind,
      status: 'open',
      operation: here?.operation ?? line?.operation ?? 'sale',
      reference: here?.reference ?? line?.reference ?? '',
      processorTransactionId: line?.processorTransactionId ?? null,
      transactionId: here?.transactionId ?? null,
      amount: here ? signedSettled(here) : null,
      fileAmount: line ? signedSettled(line) : null,
      fileStatus: line?.status ?? null,
      gap,
      timeline: [{ event: 'found', at: at.toISOString(), username: null, note: null }],
      createdAt: at,
      resolvedAt: null,
    }),
  );

/** Writes the file down with what it differs in. @returns false when somebody did already. */
function write(
  database: Database,
  file: File,
  parts: readonly OfProvider[],
  at: Date,
): Promise<boolean> {
  const { batchId } = file;
  const ours = parts.flatMap((part) => part.ours);
  const lines = parts.flatMap((part) => part.lines);
  return inTransaction(database, async (transaction) => {
    const taken = await transaction
      .update(f)
      .set({
        operationCount: ours.length,
        operationAmount: sum(ours.map(signedSettled)),
        lineCount: lines.length,
        lineAmount: sum(lines.map(paidFor)),
        receivedAt: at,
      })
      .where(and(eq(f.batchId, batchId), isNull(f.receivedAt)))
      .returning({ batchId: f.batchId });
    if (taken.length === 0) return false;
    if (lines.length > 0) {
      const rows = lines.map((line) => ({ ...line, lineId: newId('sfl'), batchId }));
      await transaction.insert(settlementFileLines).values(rows);
    }
    const differences = parts.flatMap((part) => differencesOf(file, part, at));
    if (differences.length > 0) {
      await transaction.insert(reconciliationDifferences).values(differences);
    }
    return true;
  });
}

/**
 * Reads the settlement files that are awaited, and finds what they differ in from our transactions. A
 * file that cannot be had yet is asked for again at the next run.
 * @param now business time.
 * @returns how many files were read.
 */
export async function readSettlementFiles(
  services: Pick<JobServices, 'database' | 'processorOf'>,
  now: Date,
): Promise<number> {
  const { database } = services;
  const awaited = await database
    .select()
    .from(f)
    .where(isNull(f.receivedAt))
    .orderBy(asc(f.createdAt), asc(f.batchId))
    .limit(atOnce);
  const nameOf = ({ batchId, facilitatorId, spProductId, subMerchantId }: File) => ({
    id: batchId,
    facilitatorId,
    spProductId,
    subMerchantId,
  });
  return rowByRow(awaited, nameOf, async (file) => {
    const parts = await askFor(services, await operationsOf(database, file.batchId));
    return parts ? write(database, file, parts, now) : false;
  });
}
