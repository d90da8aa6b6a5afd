import { type Ability, can } from '@payfac/domain/access';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { cents, formatUsd, zeroCents } from '@payfac/domain/money';
import {
  type Difference,
  differenceStatusLabels,
  fileLineStatusLabels,
  isOfBatch,
  settledOperationLabels,
} from '@payfac/domain/reconciliation';
import { displayTransactionId, transactionStatusLabels } from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { Link } from '@payfac/ui/link';
import { Timeline } from '@payfac/ui/timeline';
import { type ReactNode, Suspense, useState } from 'react';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { recordAt } from '../../../shared/address.ts';
import type { Story } from '../../../shared/lists/detail/story/story.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { showDay, showMoment } from '../../../shared/time/show.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

const negated = (amount: number) => cents(amount === 0 ? 0 : -amount);

const eventLabels: Readonly<Record<Difference['timeline'][number]['event'], string>> = {
  found: 'Found',
  resolved: 'Resolved',
};

interface RecordLinkProps {
  readonly access: Ability;
  readonly at: string;
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to a record, for users who may open its list. */
function RecordLink({ access, at, id, children }: RecordLinkProps) {
  return can(useHolder(), access) ? <Link href={recordAt(at, id)}>{children}</Link> : children;
}

/** Both sides, their difference, and its resolution. */
export function useDifferenceStory(difference: Difference): Story {
  const [isResolving, setResolving] = useState(false);
  const { status, amount, fileAmount, fileStatus, gap, paymentId, transactionId } = difference;
  const shownId = transactionId ?? paymentId;
  return {
    amount: { of: gap, sign: 'always', label: 'Gap' },
    status: <StatusWord>{differenceStatusLabels[status]}</StatusWord>,
    acts: {
      next:
        status === 'open' ? { label: 'Resolve', onAction: () => setResolving(true) } : undefined,
      more: [],
      opened: (
        <Suspense>
          {isResolving && (
            <ResolveDialog difference={difference} onClose={() => setResolving(false)} />
          )}
        </Suspense>
      ),
    },
    sums: {
      title: 'Both sides',
      lines: [
        {
          label: 'Settlement file',
          amount: fileAmount ?? zeroCents,
          note: fileStatus === null ? 'No line' : fileLineStatusLabels[fileStatus],
        },
        {
          label: 'Our records',
          amount: amount === null ? zeroCents : negated(amount),
          note: amount === null ? 'No operation' : formatUsd(amount),
        },
      ],
      total: { label: 'Gap', amount: gap },
    },
    facts: [
      accountFact(difference),
      { term: 'Business day', value: showDay(difference.businessDate) },
      { term: 'Type', value: settledOperationLabels[difference.operation] },
      { term: 'Processor', value: processorLabels[difference.provider] },
      {
        term: 'Payment',
        value:
          shownId === null ? (
            'None in our records'
          ) : (
            <RecordLink access="sidebar.transactions" at="/reporting/transactions" id={shownId}>
              {displayTransactionId(shownId)}
            </RecordLink>
          ),
      },
      {
        term: 'Payment status',
        value:
          difference.transactionStatus && transactionStatusLabels[difference.transactionStatus],
      },
      {
        term: 'Batch',
        value: isOfBatch(difference.batchId) ? (
          <RecordLink
            access="sidebar.settlements"
            at="/reporting/settlement"
            id={difference.batchId}
          >
            {difference.batchId}
          </RecordLink>
        ) : (
          'None that day'
        ),
      },
      {
        term: 'Reference',
        value: <CopyValue label="reference" value={difference.reference} isMono />,
      },
      { term: 'Processor ID', value: difference.processorTransactionId },
    ],
    parts: [
      {
        title: 'Finding',
        content: (
          <Timeline
            label="Finding"
            events={difference.timeline.map(({ event, at, username, note }, index) => ({
              id: `${index} ${event}`,
              title: eventLabels[event],
              time: showMoment(at),
              dateTime: at.toISOString(),
              tone: event === 'found' ? 'warning' : 'success',
              actor: username ?? undefined,
              detail: note ?? undefined,
            }))}
          />
        ),
      },
    ],
  };
}
