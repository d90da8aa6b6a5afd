import type { WebhookDelivery } from '@payfac/domain/webhooks';
import { CodeView } from '@payfac/ui/code-view';
import { CopyValue } from '@payfac/ui/copy-value';
import { Disclosure } from '@payfac/ui/disclosure';
import { JsonView } from '@payfac/ui/json-view';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Timeline } from '@payfac/ui/timeline';
import { wholeNumber } from '../../../../shared/counted.ts';
import { useActs } from '../../../../shared/lists/actions/use-acts.ts';
import type { Story } from '../../../../shared/lists/detail/story/story.ts';
import { showMoment } from '../../../../shared/time/show.ts';
import { parsedJson } from '../../parsed-json.ts';
import { DeliveryStatus, deliveryActions, outcomeOf } from '../actions.tsx';

const example = `import { verifyWebhook } from '@payfac/api/webhook-signatures';

// The body as it came: parsing and writing it again breaks the signature.
const { id, event } = await verifyWebhook(body, request.headers, secret);
if (event.type === 'payment.refunded') refunded(event.data.transactionId);`;

/** How a receiver verifies that an event is ours, for developers of one. */
const SignatureHelp = () => (
  <Stack gap="md">
    <p>
      Each event is signed by the Standard Webhooks scheme: HMAC-SHA256 of ID, timestamp, and body,
      with the secret of the product’s webhook. Check it before you act, and remember the ID: every
      attempt at one event has the same.
    </p>
    <CodeView label="Verification in Node.js" code={example} />
    <p>
      <Link href="/reference" isExternal>
        API reference
      </Link>
    </p>
  </Stack>
);

const isTaken = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

const events = ({ attempts }: WebhookDelivery) =>
  attempts
    .map((attempt, index) => ({
      id: String(index),
      time: showMoment(attempt.at),
      dateTime: attempt.at.toISOString(),
      title: outcomeOf(attempt),
      detail: `${wholeNumber(attempt.durationMs)} ms`,
      tone: isTaken(attempt.responseStatus) ? ('success' as const) : ('danger' as const),
    }))
    .toReversed();

/** One event: its address, the result of each attempt, and its payload. */
export const useDeliveryStory = (delivery: WebhookDelivery): Story => ({
  status: <DeliveryStatus status={delivery.status} />,
  acts: useActs({ actions: deliveryActions, record: delivery, name: delivery.eventType }),
  facts: [
    { term: 'Sent to', value: <CopyValue label="address" value={delivery.url} /> },
    { term: 'Product', value: delivery.spProductName },
    { term: 'Created', value: showMoment(delivery.createdAt) },
    { term: 'Next attempt', value: delivery.nextAttemptAt && showMoment(delivery.nextAttemptAt) },
  ],
  parts: [
    {
      title: 'Attempts',
      content:
        delivery.attempts.length === 0 ? (
          <p>Not sent yet.</p>
        ) : (
          <Timeline label="Attempts" events={events(delivery)} />
        ),
    },
    {
      title: 'Event',
      content: (
        <>
          <JsonView label="Payload" value={parsedJson(delivery.payload)} openLevels={2} />
          <Disclosure title="Verify the signature">
            <SignatureHelp />
          </Disclosure>
        </>
      ),
    },
  ],
});
