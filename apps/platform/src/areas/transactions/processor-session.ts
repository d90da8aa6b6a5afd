import { formatUsd } from '@payfac/domain/money';
import type { ProcessorSessionOutcome } from '@payfac/domain/processor-sessions';
import type { Database } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { processorSessions } from '../../kernel/database/schema/index.ts';
import { createBatch } from '../../kernel/monitoring/batch.ts';
import type { Finding } from './ask-processor.ts';
import type { TransactionRow } from './store.ts';

export const processorSessionBatch = createBatch<typeof processorSessions.$inferInsert>(
  (database, rows) => database.insert(processorSessions).values(rows),
);

function outcomeOf(finding: Finding): ProcessorSessionOutcome {
  if (finding.kind === 'unknown') return 'timed-out';
  if (finding.kind !== 'answered') return 'errored';
  return finding.response.result === 'approved' ? 'approved' : 'declined';
}

export const noResponse = 'No response within the time limit';

const responseText = (finding: Finding): string =>
  finding.kind === 'answered'
    ? `${finding.response.responseCode} ${finding.response.responseMessage}`
    : finding.kind === 'unknown'
      ? noResponse
      : 'The processor could not be reached';

/** The request text, without card and bank data. */
export const requestText = (
  row: Pick<TransactionRow, 'operation' | 'amount' | 'processorReference'>,
): string => `${row.operation} of ${formatUsd(row.amount)}, reference ${row.processorReference}`;

/** Records the request to a processor about an operation, and its response. */
export function recordSession(
  database: Database,
  row: TransactionRow,
  finding: Finding,
  { startedAt, duration }: { readonly startedAt: Date; readonly duration: number },
): void {
  if (finding.kind === 'refused' || finding.kind === 'shut-out') return;
  const response = finding.kind === 'answered' ? finding.response : undefined;
  const durationMs = Math.round(duration);
  const endedAt = new Date(startedAt.getTime() + durationMs);
  processorSessionBatch.add(database, {
    sessionId: newId('psn'),
    facilitatorId: row.facilitatorId,
    spProductId: row.spProductId,
    subMerchantId: row.subMerchantId,
    transactionId: row.transactionId,
    processor: row.provider,
    operation: row.operation,
    outcome: outcomeOf(finding),
    processorTransactionId: response?.processorTransactionId ?? null,
    amount: row.amount,
    responseCode: response?.responseCode ?? null,
    exchanges: [
      { at: startedAt.toISOString(), direction: 'request', message: requestText(row) },
      { at: endedAt.toISOString(), direction: 'response', message: responseText(finding) },
    ],
    startedAt,
    endedAt,
    durationMs,
  });
}
