import { type Completion, completionLabels } from '@payfac/domain/enumerations';
import { type PaymentLinkStatus, paymentLinkStatusLabels } from '@payfac/domain/payment-links';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const statusTones: Readonly<Record<PaymentLinkStatus, BadgeTone>> = {
  created: 'neutral',
  sent: 'info',
  resent: 'info',
  initiated: 'info',
  canceled: 'neutral',
  expired: 'warning',
  onboarding: 'warning',
};

const completionTones: Readonly<Record<Completion, BadgeTone>> = {
  completed: 'success',
  initiated: 'info',
  failed: 'danger',
};

export const SessionStatusBadge = ({ status }: { readonly status: PaymentLinkStatus }) => (
  <StatusBadge tone={statusTones[status]}>{paymentLinkStatusLabels[status]}</StatusBadge>
);

/** How the last visit ended; a page that nobody opened has had none. */
export const CompletionBadge = ({ completion }: { readonly completion: Completion | null }) =>
  completion === null ? (
    'Not opened'
  ) : (
    <StatusBadge tone={completionTones[completion]}>{completionLabels[completion]}</StatusBadge>
  );
