import {
  type Installment,
  type InstallmentRowStatus,
  installmentRowStatusLabels,
  installmentStatusLabels,
} from '@payfac/domain/installments';
import { StatusNote, StatusWord } from '../../shared/status/status-word.tsx';
import { troubleOf } from './words.ts';

/** How a plan stands; an active one that isn't paid says what is missing. */
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
