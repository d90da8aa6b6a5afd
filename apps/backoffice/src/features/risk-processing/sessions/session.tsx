import * as operations from '@payfac/api/contract/operations';
import {
  type ProcessorSession,
  type ProcessorSessionOutcome,
  processorSessionOutcomeLabels,
} from '@payfac/domain/processor-sessions';
import { displayTransactionId } from '@payfac/domain/transactions';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** How long a processor took: `412 ms`, or from one second on, seconds such as `30.0 s` without the zero. */
export function showDuration(milliseconds: number | null): string {
  if (milliseconds === null) return '—';
  return milliseconds < 1000 ? `${milliseconds} ms` : `${numbers.format(milliseconds / 1000)} s`;
}

export const OutcomeBadge = ({ outcome }: { readonly outcome: ProcessorSessionOutcome }) => (
  <StatusWord>{processorSessionOutcomeLabels[outcome]}</StatusWord>
);

/** Sessions whose outcome only the processor knows. */
export const isOpenEnded = ({ outcome }: Pick<ProcessorSession, 'outcome'>): boolean =>
  outcome === 'open' || outcome === 'timed-out' || outcome === 'errored';

/** @throws the platform's error for the requested payment. */
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
    isNext: true,
    ability: 'sidebar.system',
    isOffered: isOpenEnded,
    run: askAgain,
    done: ({ transactionId }) => `The outcome of ${displayTransactionId(transactionId)} is known.`,
  },
];
