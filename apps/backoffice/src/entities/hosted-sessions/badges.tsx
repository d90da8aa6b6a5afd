import { type Completion, completionLabels } from '@payfac/domain/enumerations';
import {
  type HostedSession,
  type LinkStanding,
  linkStanding,
  linkStandingLabels,
} from '@payfac/domain/payment-links';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<LinkStanding, BadgeTone>> = {
  created: 'neutral',
  sent: 'info',
  resent: 'info',
  initiated: 'info',
  canceled: 'neutral',
  expired: 'warning',
  onboarding: 'warning',
  paid: 'success',
};

const completionTones: Readonly<Record<Completion, BadgeTone>> = {
  completed: 'success',
  initiated: 'info',
  failed: 'danger',
};

/** Where a page stands in one word: paid, once it can't be paid again. */
export function SessionBadge({ session }: { readonly session: HostedSession }) {
  const standing = linkStanding(session);
  return <StatusBadge tone={tones[standing]}>{linkStandingLabels[standing]}</StatusBadge>;
}

/** How the last visit ended; a page that nobody opened has had none. */
export const CompletionBadge = ({ completion }: { readonly completion: Completion | null }) =>
  completion === null ? (
    'Not opened'
  ) : (
    <StatusBadge tone={completionTones[completion]}>{completionLabels[completion]}</StatusBadge>
  );
