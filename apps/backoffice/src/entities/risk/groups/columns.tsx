import { type RiskAction, type RiskGroup, riskActions } from '@payfac/domain/risk';
import { wholeNumber } from '../../../shared/counted.ts';
import { amountColumn, momentColumn } from '../../../shared/lists/columns.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { showDate } from '../../../shared/time/show.ts';
import { accountColumn } from '../../accounts/account-link.tsx';

/** The outcome of payments that a rule hit. */
export const actionOutcomes: Readonly<Record<RiskAction, string>> = {
  alert: 'Alert raised',
  review: 'Held for review',
  decline: 'Declined',
};

export const ActionBadge = ({ action }: { readonly action: RiskAction }) => (
  <StatusWord>{actionOutcomes[action]}</StatusWord>
);

/** The gravest that was done to a payment of the group. */
export const mostSevereOf = ({ evaluations }: RiskGroup): RiskAction =>
  riskActions.findLast((action) => evaluations.some((one) => one.action === action)) ?? 'alert';

export const groupColumns = [
  {
    id: 'ruleName',
    header: 'Rule',
    render: ({ ruleName }: RiskGroup) => ruleName,
    isRowHeader: true,
    content: 'text',
  },
  { ...accountColumn, onCard: 'detail', noteOnCard: ({ lastAt }: RiskGroup) => showDate(lastAt) },
  {
    id: 'action',
    header: 'Action',
    render: (group: RiskGroup) => <ActionBadge action={mostSevereOf(group)} />,
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'count',
    header: 'Payments',
    render: ({ count }: RiskGroup) => wholeNumber(count),
    sort: 'count',
    firstDirection: 'descending',
    align: 'end',
  },
  amountColumn,
  momentColumn('lastAt', 'Last hit'),
] as const;
