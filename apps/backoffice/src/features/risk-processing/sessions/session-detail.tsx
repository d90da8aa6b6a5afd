import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import type { ProcessorSessionDetail } from '@payfac/domain/processor-sessions';
import { displayTransactionId } from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { Link } from '@payfac/ui/link';
import { Timeline } from '@payfac/ui/timeline';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { recordAt } from '../../../shared/address.ts';
import { useActs } from '../../../shared/lists/actions/use-acts.ts';
import type { Story } from '../../../shared/lists/detail/story/story.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { OutcomeBadge, sessionActions, showDuration } from './session.tsx';

type Exchange = ProcessorSessionDetail['exchanges'][number];

const said: Readonly<Record<Exchange['direction'], string>> = {
  request: 'Request',
  response: 'Response',
  inquiry: 'Inquiry',
  webhook: 'Webhook',
};

/** A processor session: request, response, and times. */
export const useProcessorSession = (session: ProcessorSessionDetail): Story => ({
  amount: { of: session.amount },
  status: <OutcomeBadge outcome={session.outcome} />,
  acts: useActs({ actions: sessionActions, record: session, name: session.sessionId }),
  facts: [
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
      term: 'Processor’s ID',
      value: session.processorTransactionId && (
        <CopyValue label="processor’s ID" value={session.processorTransactionId} isMono />
      ),
    },
  ],
  parts: [
    {
      title: 'Messages',
      content: (
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
      ),
    },
  ],
});
