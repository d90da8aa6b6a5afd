import { formatPhoneNumber } from '@payfac/domain/contact';
import {
  type HostedSession,
  linkPaymentMethodLabels,
  linkRefusal,
  linkState,
  linkStateLabels,
  usageTypeLabels,
  usesAllowed,
} from '@payfac/domain/payment-links';
import { CopyValue } from '@payfac/ui/copy-value';
import { useActs } from '../../shared/lists/actions/use-acts.ts';
import type { Station, Story } from '../../shared/lists/detail/story/story.ts';
import { now } from '../../shared/time/clock.ts';
import { showDate, showMoment } from '../../shared/time/show.ts';
import { accountFact } from '../accounts/account-link.tsx';
import { reducedFacts } from '../accounts/pricing.ts';
import { sessionActions } from './actions.tsx';
import { Attempts } from './attempts.tsx';
import { CompletionBadge, hostedSourceLabels, purposeOf, SessionBadge } from './session-words.tsx';

const sentTo = ({ email, mobileNumber }: HostedSession): string =>
  [email, mobileNumber && formatPhoneNumber(mobileNumber)].filter(Boolean).join(', ');

function stationsOf(session: HostedSession): readonly Station[] {
  const { createdAt, sentAt, openedAt, completedAt, expiresAt } = session;
  const station = (name: string, at: Date | null): Station =>
    at === null ? { name, state: 'ahead' } : { name, note: showDate(at), state: 'passed' };
  const isClosed = completedAt === null && linkRefusal(session, now()) !== undefined;
  // A page that is opened after its time is closed before a job has said so.
  const isOver = expiresAt !== null && expiresAt <= now();
  return [
    station('Created', createdAt),
    ...(sentAt === null ? [] : [station('Sent', sentAt)]),
    station('Opened', openedAt),
    isClosed
      ? {
          name: linkStateLabels[isOver ? 'expired' : linkState(session)],
          note: isOver ? showDate(expiresAt) : undefined,
          state: 'stopped',
        }
      : station('Paid', completedAt),
  ];
}

/** A hosted session: its address, how far it came, and who tried to pay on it. */
export const useSessionStory = (session: HostedSession): Story => ({
  amount: { of: session.totalAmount },
  status: <SessionBadge session={session} />,
  stations: stationsOf(session),
  acts: useActs({ actions: sessionActions, record: session, name: purposeOf(session) }),
  facts: [
    { term: 'Link', value: <CopyValue label="link" value={session.url} isMono /> },
    ...reducedFacts(session.totalAmount, session.dualPricing),
    { term: 'Last visit', value: <CompletionBadge completion={session.completion} /> },
    accountFact(session),
    { term: 'Customer', value: session.customerName },
    { term: 'Contact', value: sentTo(session) },
    { term: 'Opened from', value: hostedSourceLabels[session.source] },
    { term: 'Invoice number', value: session.invoiceNumber },
    {
      term: 'Accepts',
      value: session.paymentMethods.map((method) => linkPaymentMethodLabels[method]).join(', '),
    },
    {
      term: 'Use',
      value: `${usageTypeLabels[session.usageType]}, ${session.useCount} of ${usesAllowed(session)} used`,
    },
    {
      term: 'Created',
      value: `${showMoment(session.createdAt)}${session.createdBy === null ? '' : ` by ${session.createdBy}`}`,
    },
    { term: 'Sent', value: session.sentAt && showMoment(session.sentAt) },
    { term: 'First opened', value: session.openedAt && showMoment(session.openedAt) },
    { term: 'Paid', value: session.completedAt && showMoment(session.completedAt) },
    {
      term: 'Expires',
      value: session.expiresAt === null ? 'Never' : showMoment(session.expiresAt),
    },
    { term: 'Notes', value: session.notes },
  ],
  parts: [{ title: 'Attempts', content: <Attempts session={session} /> }],
});
