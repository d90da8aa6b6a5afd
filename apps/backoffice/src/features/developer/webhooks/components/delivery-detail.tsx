import type { WebhookDelivery } from '@payfac/domain/webhooks';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Disclosure } from '@payfac/ui/disclosure';
import { JsonView } from '@payfac/ui/json-view';
import { Inline, Stack } from '@payfac/ui/layout';
import { Timeline } from '@payfac/ui/timeline';
import { Heading } from '@payfac/ui/typography';
import { wholeNumber } from '../../../../shared/counted.ts';
import { RecordActions } from '../../../../shared/lists/actions/record-actions.tsx';
import { showMoment } from '../../../../shared/time/show.ts';
import { parsedJson } from '../../parsed-json.ts';
import { deliveryActions } from '../actions.ts';
import { DeliveryStatus, outcomeOf } from '../delivery-status.tsx';
import { SignatureHelp } from './signature-help.tsx';

const facts = ({ url, spProductName, createdAt, nextAttemptAt, webhookId }: WebhookDelivery) => [
  { term: 'Sent to', value: <CopyValue label="address" value={url} /> },
  { term: 'Product', value: spProductName },
  { term: 'Created', value: showMoment(createdAt) },
  ...(nextAttemptAt === null ? [] : [{ term: 'Next attempt', value: showMoment(nextAttemptAt) }]),
  { term: 'Webhook ID', value: <CopyValue label="webhook ID" value={webhookId} isMono /> },
];

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

/** One event: where it went, how each attempt ended, and what was sent. */
export const DeliveryDetail = ({ delivery }: { readonly delivery: WebhookDelivery }) => (
  <Stack gap="xl">
    <Inline gap="md">
      <DeliveryStatus status={delivery.status} />
    </Inline>
    <RecordActions actions={deliveryActions} record={delivery} name={delivery.eventType} />
    <DescriptionList entries={facts(delivery)} />
    <Stack gap="md">
      <Heading level={3}>Attempts</Heading>
      {delivery.attempts.length === 0 ? (
        <p>Not sent yet.</p>
      ) : (
        <Timeline label="Attempts" events={events(delivery)} />
      )}
    </Stack>
    <JsonView label="Payload" value={parsedJson(delivery.payload)} openLevels={2} />
    <Disclosure title="Verify the signature">
      <SignatureHelp />
    </Disclosure>
  </Stack>
);
