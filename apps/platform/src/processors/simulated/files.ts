import { settledOperations } from '@payfac/domain/reconciliation';
import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import type { FileRequest, PostedLine, Processor } from '../processor.ts';
import type { SimulatorContext } from './context.ts';
import { fileErrors } from './file-rules.ts';
import type { OperationRecord } from './record.ts';
import { simulatorOperations } from './schema.ts';

const o = simulatorOperations;

/** The operations of a day that a file may list. A void counts as a refund if the payment was in an earlier file. */
const postedIn = (queryable: Queryable, { merchantIds, from, until }: FileRequest) =>
  queryable
    .select()
    .from(o)
    .where(
      and(
        inArray(o.merchantId, [...merchantIds]),
        gte(o.decidedAt, from),
        lt(o.decidedAt, until),
        inArray(o.kind, [...settledOperations, 'void']),
      ),
    )
    .orderBy(asc(o.createdAt), asc(o.reference));

const ofPayments = (queryable: Queryable, references: readonly string[]) =>
  queryable
    .select()
    .from(o)
    .where(inArray(o.paymentReference, [...references]));

/** How a file lists an operation; undefined when it is left out. */
function listedAs(
  record: OperationRecord,
  ofPayment: readonly OperationRecord[],
): PostedLine['operation'] | undefined {
  const isApproved = record.result === 'approved';
  if (record.kind === 'void') {
    const isSettled = ofPayment.some((one) => one.settledAt !== null);
    return isApproved && isSettled ? 'refund' : undefined;
  }
  const operation = settledOperations.find((kind) => kind === record.kind);
  // A refund that failed after it was accepted is listed as rejected.
  if (operation === 'refund') return record.approvedAmount > 0 ? operation : undefined;
  const isVoided = ofPayment.some((one) => one.kind === 'void' && one.result === 'approved');
  return isApproved && (record.settledAt !== null || !isVoided) ? operation : undefined;
}

function linesOf(
  record: OperationRecord,
  operation: PostedLine['operation'],
  hasTriggers: boolean,
): readonly PostedLine[] {
  const { reference, processorTransactionId, merchantId } = record;
  const line: PostedLine = {
    reference,
    processorTransactionId,
    merchantId,
    operation,
    amount: record.approvedAmount,
    status: record.result === 'approved' ? 'settled' : 'rejected',
  };
  const error = hasTriggers && operation === 'sale' ? fileErrors.get(record.amount) : undefined;
  return error ? error(line).map((one) => ({ ...one, merchantId })) : [line];
}

/** Settlement files, built from the simulator's own tables. */
export const createFiles = ({
  database,
  hasTriggers,
  now,
}: SimulatorContext): Pick<Processor, 'settlementFile'> => ({
  settlementFile: async (asked) => {
    const at = await now();
    return inTransaction(database, async (transaction) => {
      const references = [
        ...new Set((await postedIn(transaction, asked)).map((one) => one.paymentReference)),
      ].toSorted();
      if (references.length === 0) return [];
      // Locks the payments, so that no void comes between reading and listing.
      await transaction
        .select({ reference: o.reference })
        .from(o)
        .where(inArray(o.reference, references))
        .orderBy(asc(o.reference))
        .for('update');
      const posted = await postedIn(transaction, asked);
      const all = Map.groupBy(
        await ofPayments(transaction, references),
        (one) => one.paymentReference,
      );
      const listed = posted.flatMap((record) => {
        const operation = listedAs(record, all.get(record.paymentReference) ?? []);
        return operation ? [{ record, operation }] : [];
      });
      const taken = listed
        .filter(({ record }) => record.kind !== 'void')
        .map(({ record }) => record);
      const fresh = taken.filter((one) => one.settledAt === null).map((one) => one.reference);
      if (asked.until <= at && fresh.length > 0) {
        await transaction.update(o).set({ settledAt: at }).where(inArray(o.reference, fresh));
      }
      return listed.flatMap(({ record, operation }) => linesOf(record, operation, hasTriggers));
    });
  },
});
