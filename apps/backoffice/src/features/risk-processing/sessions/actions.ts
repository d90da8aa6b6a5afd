import type { ProcessorSession } from '@payfac/domain/processor-sessions';
import { displayTransactionId } from '@payfac/domain/transactions';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { api } from './api.ts';

/** Sessions whose end the processor alone knows. */
export const isOpenEnded = ({ outcome }: Pick<ProcessorSession, 'outcome'>): boolean =>
  outcome === 'open' || outcome === 'timed-out' || outcome === 'errored';

/** @throws what the platform says of the one payment asked for. */
export async function askAgain({ transactionId }: ProcessorSession): Promise<void> {
  const { failed } = await api.operations.syncTransactions({
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
