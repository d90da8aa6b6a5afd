import type { FileLine, FoundDifference } from '@payfac/domain/reconciliation';
import { signedBookedAmount } from '@payfac/domain/reconciliation';
import { newId } from '../../kernel/database/ids.ts';
import type {
  reconciliationDifferences,
  settlementFileLines,
} from '../../kernel/database/schema/index.ts';
import type { File, Operation } from './batch-operations.ts';

/** The row of a difference between our operations and a file's lines. */
export const differenceOf = (
  file: Pick<File, 'batchId' | 'businessDate' | 'facilitatorId' | 'spProductId' | 'subMerchantId'>,
  provider: File['provider'],
  { kind, here, line, gap }: FoundDifference<Operation>,
  at: Date,
): typeof reconciliationDifferences.$inferInsert => ({
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
/** The row of a file's line. */
export const lineRow = (
  batchId: string,
  line: FileLine,
): typeof settlementFileLines.$inferInsert => ({
  lineId: newId('sfl'),
  batchId,
  reference: line.reference,
  processorTransactionId: line.processorTransactionId,
  operation: line.operation,
  amount: line.amount,
  status: line.status,
});
