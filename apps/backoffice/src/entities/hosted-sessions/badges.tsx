import { type Completion, completionLabels } from '@payfac/domain/enumerations';
import { type HostedSession, linkState, linkStateLabels } from '@payfac/domain/payment-links';
import { StatusWord } from '../../shared/status/status-word.tsx';

/** Where a page stands in one word: paid, once it can't be paid again. */
export function SessionBadge({ session }: { readonly session: HostedSession }) {
  const standing = linkState(session);
  return <StatusWord>{linkStateLabels[standing]}</StatusWord>;
}

/** How the last visit ended; a page that nobody opened has had none. */
export const CompletionBadge = ({ completion }: { readonly completion: Completion | null }) =>
  completion === null ? 'Not opened' : <StatusWord>{completionLabels[completion]}</StatusWord>;
