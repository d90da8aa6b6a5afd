import type { Processor } from '../../simulator/processor.ts';
import { askProcessor, type Finding } from './ask-processor.ts';
import type { TransactionRow } from './store.ts';

/**
 * Gives back at the processor what it approved and a rule then declined. Its own response changes
 * nothing here: the payment is declined, and the processor's record of the charge is taken back.
 */
export async function undoDeclined(
  processor: Processor | undefined,
  finding: Finding,
  row: Pick<TransactionRow, 'outcome' | 'processorReference'>,
): Promise<void> {
  if (finding.kind !== 'answered' || finding.response.result !== 'approved') return;
  if (row.outcome !== 'failed') return;
  await askProcessor(processor, (one) =>
    one.void({
      reference: `${row.processorReference}_undo`,
      paymentReference: row.processorReference,
      amount: finding.response.approvedAmount,
    }),
  );
}
