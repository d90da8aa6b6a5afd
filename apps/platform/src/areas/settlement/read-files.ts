import { addCents, type Cents, zeroCents } from '@payfac/domain/money';
import { compareFile, paidFor, signedBookedAmount } from '@payfac/domain/reconciliation';
import { addDays, formatDay, startOfZonedDay } from '@payfac/domain/time';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { JobServices } from '../../http/services.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  facilitators,
  reconciliationDifferences,
  settlementFileLines,
  settlementFiles,
} from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { type File, type Operation, operationsOf } from './batch-operations.ts';
import { cutUpTo } from './due-groups.ts';
import { differenceOf, lineRow } from './file-rows.ts';
import { type FoundLine, merchantIdsOf, requestDay } from './request-files.ts';
import { readStrays } from './stray-lines.ts';

type Needs = Pick<JobServices, 'database' | 'processorOf'>;

const f = settlementFiles;
const atOnce = 200;

const sum = (amounts: readonly Cents[]): Cents => addCents(...amounts, zeroCents);

/** Stores a batch's file lines and their differences. @returns false when another process already did. */
function writeBatch(
  database: Database,
  file: File,
  ours: readonly Operation[],
  lines: readonly FoundLine[],
  at: Date,
): Promise<boolean> {
  const { batchId } = file;
  return inTransaction(database, async (transaction) => {
    const taken = await transaction
      .update(f)
      .set({
        operationCount: ours.length,
        operationAmount: sum(ours.map(signedBookedAmount)),
        lineCount: lines.length,
        lineAmount: sum(lines.map(paidFor)),
        receivedAt: at,
      })
      .where(and(eq(f.batchId, batchId), isNull(f.receivedAt)))
      .returning({ batchId: f.batchId });
    if (taken.length === 0) return false;
    if (lines.length > 0) {
      const rows = lines.map((line) => lineRow(batchId, line));
      await transaction.insert(settlementFileLines).values(rows).onConflictDoNothing();
    }
    const differences = compareFile(ours, lines).map((found) =>
      differenceOf(file, found.here?.provider ?? file.provider, found, at),
    );
    if (differences.length > 0) {
      await transaction.insert(reconciliationDifferences).values(differences);
    }
    return true;
  });
}

const nameOf = ({ batchId, facilitatorId, spProductId, subMerchantId }: File) => ({
  id: batchId,
  facilitatorId,
  spProductId,
  subMerchantId,
});

/** The days from one to another, inclusive. */
function daysBetween(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A facilitator's batches that await their files, and the days that weren't read yet. */
async function readFilesOf(
  services: Needs,
  { facilitatorId, timeZone, filesReadThrough }: typeof facilitators.$inferSelect,
  now: Date,
): Promise<number> {
  const { database, processorOf } = services;
  const awaited = await database
    .select()
    .from(f)
    .where(and(eq(f.facilitatorId, facilitatorId), isNull(f.receivedAt)))
    .orderBy(asc(f.createdAt), asc(f.batchId))
    .limit(atOnce);
  const closed = addDays(formatDay(cutUpTo(now, timeZone), timeZone), -1);
  const unread = addDays(filesReadThrough ?? addDays(closed, -1), 1);
  if (awaited.length === 0 && unread > closed) return 0;

  const first = awaited.reduce(
    (day, file) => (file.businessDate < day ? file.businessDate : day),
    unread,
  );
  const since = startOfZonedDay(first, timeZone) ?? now;
  const merchantIds = await merchantIdsOf(database, facilitatorId, since);
  const lines: FoundLine[] = [];
  const away = new Set<File['provider']>();
  // Operations may be posted on a later day, up to today.
  for (const day of daysBetween(first, formatDay(now, timeZone))) {
    const files = await requestDay(services, merchantIds, day, timeZone);
    lines.push(...files.lines);
    for (const provider of files.away) away.add(provider);
  }

  const byReference = Map.groupBy(lines, ({ reference }) => reference);
  const settled = new Set<string>();
  const read = await rowByRow(awaited, nameOf, async (file) => {
    const ours = await operationsOf(database, file.batchId);
    for (const { reference } of ours) settled.add(reference);
    if (ours.some(({ provider }) => away.has(provider) || !processorOf(provider))) return false;
    const theirs = ours.flatMap(({ reference, provider }) =>
      (byReference.get(reference) ?? []).filter((line) => line.provider === provider),
    );
    return writeBatch(database, file, ours, theirs, now);
  });
  const strays = lines.filter(({ reference }) => !settled.has(reference));
  const again = await readStrays(database, facilitatorId, strays, closed, now);
  const through = daysBetween(unread, closed).findLast(
    (day) => ![...again].some((unfinished) => unfinished <= day),
  );
  if (away.size === 0 && through !== undefined) {
    await database
      .update(facilitators)
      .set({ filesReadThrough: through })
      .where(eq(facilitators.facilitatorId, facilitatorId));
  }
  return read;
}

/**
 * Reads the processors' settlement files by merchant and day, and finds the differences to our transactions: in the
 * batches that await them, and in lines that match no transaction. An unavailable file is requested again at the next
 * run.
 * @param now business time.
 * @returns how many batches' files were read.
 */
export async function readSettlementFiles(services: Needs, now: Date): Promise<number> {
  let read = 0;
  for (const facilitator of await services.database.select().from(facilitators)) {
    read += await readFilesOf(services, facilitator, now);
  }
  return read;
}
