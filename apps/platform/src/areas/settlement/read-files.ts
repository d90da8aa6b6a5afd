import { addCents, type Cents, zeroCents } from '@payfac/domain/money';
import {
  type BookedOperation,
  compareFile,
  type FileLine,
  type FoundDifference,
  fileWithoutBatch,
  paidFor,
  settledOperations,
  signedBookedAmount,
} from '@payfac/domain/reconciliation';
import { addDays, formatDay, startOfZonedDay } from '@payfac/domain/time';
import { approvedAmountOf } from '@payfac/domain/transactions';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { JobServices } from '../../http/services.ts';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  facilitators,
  reconciliationDifferences,
  settlementFileLines,
  settlementFiles,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { cutUpTo } from './due-groups.ts';
import { type FoundLine, merchantIdsOf, requestDay } from './request-files.ts';

type Needs = Pick<JobServices, 'database' | 'processorOf'>;

const f = settlementFiles;
const t = transactions;
const atOnce = 200;
const linesAtOnce = 1000;

type File = typeof settlementFiles.$inferSelect;

interface Operation extends BookedOperation {
  readonly transactionId: string;
  readonly provider: File['provider'];
}

/** The batch's operations that a card processor's file should list. */
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

const sum = (amounts: readonly Cents[]): Cents => addCents(...amounts, zeroCents);

type Difference = typeof reconciliationDifferences.$inferInsert;

const differenceOf = (
  file: Pick<File, 'batchId' | 'businessDate' | 'facilitatorId' | 'spProductId' | 'subMerchantId'>,
  provider: File['provider'],
  { kind, here, line, gap }: FoundDifference<Operation>,
  at: Date,
): Difference => ({
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
  amount: here ? signedBookedAmount(here) : null,
  fileAmount: line ? signedBookedAmount(line) : null,
  fileStatus: line?.status ?? null,
  gap,
  timeline: [{ event: 'found', at: at.toISOString(), username: null, note: null }],
  createdAt: at,
  resolvedAt: null,
});

const lineRow = (batchId: string, line: FileLine): typeof settlementFileLines.$inferInsert => ({
  lineId: newId('sfl'),
  batchId,
  reference: line.reference,
  processorTransactionId: line.processorTransactionId,
  operation: line.operation,
  amount: line.amount,
  status: line.status,
});

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
async function readStrays(
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
