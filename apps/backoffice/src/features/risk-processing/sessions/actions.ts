import * as operations from '@payfac/api/contract/operations';
import type { ProcessorSession } from '@payfac/domain/processor-sessions';
import { displayTransactionId } from '@payfac/domain/transactions';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';

/** Sessions whose end the processor alone knows. */
export const isOpenEnded = ({ outcome }: Pick<ProcessorSession, 'outcome'>): boolean =>
  outcome === 'open' || outcome === 'timed-out' || outcome === 'errored';

/** @throws what the platform says of the one payment asked for. */
export async function askAgain({ transactionId }: ProcessorSession): Promise<void> {
  const { failed } = await send(operations.syncTransactions)({
    body: { transactionIds: [transactionId] },
  });
  const [problem] = failed;
  if (problem) throw new Error(problem.message);
}

export const sessionActions: readonly RowAction<ProcessorSession>[] = [
  {
    label: 'Check the outcome',
    ability: 'sidebar.system',
    isOffered: isOpenEnded,
    run: askAgain,
    done: ({ transactionId }) => `The outcome of ${displayTransactionId(transactionId)} is known.`,
  },
];
