import type { AlertAction, AlertGroup, AlertStatus } from '@payfac/domain/alerts';
import { wholeNumber } from '../../../shared/counted.ts';
import { BulkDialog } from '../../../shared/lists/actions/bulk-dialog.tsx';
import { bulkMoves } from '../actions.ts';
import { alerts } from '../list.tsx';

interface GroupMoveProps {
  readonly group: AlertGroup;
  readonly action: AlertAction;
  readonly onClose: () => void;
}

interface Reach {
  /** The statuses of the group's alerts that can make the move. */
  readonly status: readonly AlertStatus[];
  /** Their number, as the list shows it. */
  readonly countIn: (group: AlertGroup) => number;
}

const reaches: Readonly<Record<AlertAction, Reach>> = {
  acknowledge: {
    status: ['unacknowledged'],
    countIn: ({ unacknowledgedCount }) => unacknowledgedCount,
  },
  unacknowledge: {
    status: ['acknowledged'],
    countIn: ({ count, unacknowledgedCount }) => count - unacknowledgedCount,
  },
  discard: { status: ['unacknowledged', 'acknowledged'], countIn: ({ count }) => count },
};

/** Acts on all alerts of a group like on a selection: with progress, and a retry for those that failed. */
export function GroupMove({ group, action, onClose }: GroupMoveProps) {
  const { alertGroupId, ruleName, accountName } = group;
  const { status, countIn } = reaches[action];
  const total = countIn(group);
  return (
    <BulkDialog
      list={alerts}
      action={bulkMoves(` of "${ruleName}" for ${accountName}`)[action]}
      target={{ wire: { alertGroupId: [alertGroupId], status } }}
      count={wholeNumber(total)}
      total={total}
      onClose={onClose}
    />
  );
}
