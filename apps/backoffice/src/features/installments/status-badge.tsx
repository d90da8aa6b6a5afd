import {
  type Installment,
  type InstallmentRowStatus,
  installmentRowStatusLabels,
  installmentStatusLabels,
} from '@payfac/domain/installments';
import { StatusNote, StatusWord } from '../../shared/status/status-word.tsx';
import { troubleOf } from './words.ts';

/** A plan's status; an active one with unpaid payments says so. */
export function PlanStatusBadge({ plan }: { readonly plan: Installment }) {
  const { status } = plan;
  const trouble = troubleOf(plan);
  if (!trouble) {
    return <StatusWord>{installmentStatusLabels[status]}</StatusWord>;
  }
  const label = installmentRowStatusLabels[trouble.status].toLowerCase();
  return <StatusNote standing="failed">{`${trouble.count} ${label}`}</StatusNote>;
}

export const PaymentStatusBadge = ({ status }: { readonly status: InstallmentRowStatus }) => (
  <StatusWord>{installmentRowStatusLabels[status]}</StatusWord>
);
