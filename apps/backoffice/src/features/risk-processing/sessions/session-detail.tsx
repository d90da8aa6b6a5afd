import type { ProcessorSessionDetail } from '@payfac/domain/processor-sessions';
import { displayTransactionId } from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { Timeline } from '@payfac/ui/timeline';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { processorLabels } from '../../../entities/processors/labels.ts';
import { recordAt } from '../../../shared/address.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { showMoment } from '../../../shared/time/show.ts';
import { OutcomeBadge, sessionActions, showDuration } from './session.tsx';

type Exchange = ProcessorSessionDetail['exchanges'][number];

const said: Readonly<Record<Exchange['direction'], string>> = {
  request: 'Request',
  response: 'Response',
  inquiry: 'Inquiry',
  webhook: 'Webhook',
};

const factsOf = (session: ProcessorSessionDetail) => [
  accountFact(session),
  {
    term: 'Transaction',
    value: (
      <Link href={recordAt('/reporting/transactions', session.transactionId)}>
        {displayTransactionId(session.transactionId)}
      </Link>
    ),
  },
  { term: 'Processor', value: processorLabels[session.processor] },
  { term: 'Response code', value: session.responseCode },
  { term: 'Started', value: showMoment(session.startedAt) },
  { term: 'Duration', value: showDuration(session.durationMs) },
  {
    term: "Processor's ID",
    value: session.processorTransactionId && (
      <CopyValue label="processor's ID" value={session.processorTransactionId} isMono />
    ),
  },
  {
    term: 'Session ID',
    value: <CopyValue label="session ID" value={session.sessionId} isMono />,
  },
];

/** A session beside the list: what was asked, what came back, and when. */
export const SessionDetail = ({ session }: { readonly session: ProcessorSessionDetail }) => (
  <Stack gap="xl">
    <Stack gap="sm" align="start">
      <Money amount={session.amount} rank="hero" />
      <OutcomeBadge outcome={session.outcome} />
    </Stack>
    <RecordActions actions={sessionActions} record={session} name={session.sessionId} />
    <DescriptionList entries={factsOf(session)} />
    <Timeline
      label="Messages"
      events={session.exchanges.map(({ at, direction, message }, place) => ({
        id: String(place),
        time: showMoment(at),
        dateTime: at.toISOString(),
        title: said[direction],
        detail: message,
      }))}
    />
  </Stack>
);
