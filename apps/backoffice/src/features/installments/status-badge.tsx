import {
  type Installment,
  type InstallmentRowStatus,
  type InstallmentStatus,
  installmentRowStatusLabels,
  installmentStatusLabels,
} from '@payfac/domain/installments';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';
import { troubleOf } from './words.ts';

const tones: Readonly<Record<InstallmentStatus, BadgeTone>> = {
  active: 'info',
  completed: 'success',
  canceled: 'neutral',
};

const paymentTones: Readonly<Record<InstallmentRowStatus, BadgeTone>> = {
  scheduled: 'neutral',
  paid: 'success',
  failed: 'warning',
  'past-due': 'danger',
};

/** How a plan stands; an active one that isn't paid says what is missing. */
export function PlanStatusBadge({ plan }: { readonly plan: Installment }) {
  const { status } = plan;
  const trouble = troubleOf(plan);
  if (!trouble) {
    return <StatusBadge tone={tones[status]}>{installmentStatusLabels[status]}</StatusBadge>;
  }
  const label = installmentRowStatusLabels[trouble.status].toLowerCase();
  return (
    <StatusBadge tone={paymentTones[trouble.status]}>{`${trouble.count} ${label}`}</StatusBadge>
  );
}

export const PaymentStatusBadge = ({ status }: { readonly status: InstallmentRowStatus }) => (
  <StatusBadge tone={paymentTones[status]}>{installmentRowStatusLabels[status]}</StatusBadge>
);
