import { formatPhoneNumber } from '@payfac/domain/contact';
import {
  type HostedSession,
  linkPaymentMethodLabels,
  usageTypeLabels,
  usesAllowed,
} from '@payfac/domain/payment-links';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Money } from '@payfac/ui/money';
import { Heading } from '@payfac/ui/typography';
import { RecordActions } from '../../shared/lists/actions/record-actions.tsx';
import { showMoment } from '../../shared/time/show.ts';
import { accountFact } from '../accounts/account-link.tsx';
import { reducedFacts } from '../accounts/reduced-price.ts';
import { sessionActions } from './actions.tsx';
import { Attempts } from './attempts.tsx';
import { CompletionBadge, SessionBadge } from './badges.tsx';
import { hostedSourceLabels, purposeOf } from './purpose.ts';

const moment = (at: Date | null): string => (at === null ? '—' : showMoment(at));

const sentTo = ({ email, mobileNumber }: HostedSession): string =>
  [email, mobileNumber && formatPhoneNumber(mobileNumber)].filter(Boolean).join(', ') || '—';

const factsOf = (session: HostedSession) => [
  ...reducedFacts(session.totalAmount, session.dualPricing),
  { term: 'Link', value: <CopyValue label="link" value={session.url} isMono /> },
  { term: 'Last visit', value: <CompletionBadge completion={session.completion} /> },
  accountFact(session),
  { term: 'Customer', value: session.customerName ?? '—' },
  { term: 'Contact', value: sentTo(session) },
  { term: 'Opened from', value: hostedSourceLabels[session.source] },
  ...(session.invoiceNumber ? [{ term: 'Invoice number', value: session.invoiceNumber }] : []),
  {
    term: 'Accepts',
    value: session.paymentMethods.map((method) => linkPaymentMethodLabels[method]).join(', '),
  },
  {
    term: 'Use',
    value: `${usageTypeLabels[session.usageType]}, ${session.useCount} of ${usesAllowed(session)} used`,
  },
  { term: 'Created', value: showMoment(session.createdAt) },
  { term: 'Created by', value: session.createdBy ?? '—' },
  { term: 'Sent', value: moment(session.sentAt) },
  { term: 'First opened', value: moment(session.openedAt) },
  { term: 'Paid', value: moment(session.completedAt) },
  { term: 'Expires', value: session.expiresAt === null ? 'Never' : showMoment(session.expiresAt) },
  ...(session.notes ? [{ term: 'Notes', value: session.notes }] : []),
  {
    term: 'Session ID',
    value: <CopyValue label="session ID" value={session.sessionId} isMono />,
  },
];

/** A hosted session beside the list: its address, how far it came, and who tried to pay on it. */
export const SessionDetail = ({ session }: { readonly session: HostedSession }) => (
  <Stack gap="xl">
    <Inline gap="md">
      <Money amount={session.totalAmount} rank="hero" />
      <SessionBadge session={session} />
    </Inline>
    <RecordActions actions={sessionActions} record={session} name={purposeOf(session)} />
    <Stack gap="md">
      <Heading level={3}>Attempts</Heading>
      <Attempts session={session} />
    </Stack>
    <DescriptionList entries={factsOf(session)} />
  </Stack>
);
