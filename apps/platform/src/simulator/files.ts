import { type FileLine, settledOperations } from '@payfac/domain/reconciliation';
import { and, asc, inArray } from 'drizzle-orm';
import { simulatorOperations } from '../database/schema/index.ts';
import type { SimulatorContext } from './context.ts';
import { fileErrors } from './file-rules.ts';
import type { Processor } from './processor.ts';
import type { OperationRecord } from './record.ts';

const o = simulatorOperations;

function linesOf(record: OperationRecord, hasTriggers: boolean): readonly FileLine[] {
  const operation = settledOperations.find((kind) => kind === record.kind);
  if (!operation) return [];
  const line: FileLine = {
    reference: record.reference,
    processorTransactionId: record.processorTransactionId,
    operation,
    amount: record.result === 'approved' ? record.approvedAmount : record.amount,
    status: record.result === 'approved' ? 'settled' : 'rejected',
  };
  const error = hasTriggers && operation === 'sale' ? fileErrors.get(record.amount) : undefined;
  return error ? error(line) : [line];
}

/** Settlement files, made of the simulator's own books. */
export const createFiles = ({
  database,
  hasTriggers,
}: SimulatorContext): Pick<Processor, 'settlementFile'> => ({
  settlementFile: async (references) => {
    const records = await database
      .select()
      .from(o)
      .where(and(inArray(o.reference, [...references]), inArray(o.kind, [...settledOperations])))
      .orderBy(asc(o.createdAt), asc(o.reference));
    return records.flatMap((record) => linesOf(record, hasTriggers));
  },
});
