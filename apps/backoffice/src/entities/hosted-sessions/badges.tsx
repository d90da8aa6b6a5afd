import { type Completion, completionLabels } from '@payfac/domain/enumerations';
import {
  type HostedSession,
  type PaymentLinkStatus,
  paymentLinkStatusLabels,
  usesLeft,
} from '@payfac/domain/payment-links';
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

/** Where a page stands in one word: paid, once it can't be paid again. */
export const SessionBadge = ({ session }: { readonly session: HostedSession }) =>
  session.completedAt !== null && usesLeft(session) === 0 ? (
    <StatusBadge tone="success">Paid</StatusBadge>
  ) : (
    <SessionStatusBadge status={session.status} />
  );

/** How the last visit ended; a page that nobody opened has had none. */
export const CompletionBadge = ({ completion }: { readonly completion: Completion | null }) =>
  completion === null ? (
    'Not opened'
  ) : (
    <StatusBadge tone={completionTones[completion]}>{completionLabels[completion]}</StatusBadge>
  );
