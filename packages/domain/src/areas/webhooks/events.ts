import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { disputeSchema } from '../disputes/index.ts';
import { payoutSchema } from '../payouts/index.ts';
import {
  applicationEvent,
  invoiceEvent,
  paymentEvent,
  paymentLinkEvent,
  settlementEvent,
  subscriptionEvent,
} from './event-data.ts';

/** The body of a delivery: type, timestamp and data, as the Standard Webhooks specification defines it. */
const event = <const T extends string, D extends z.ZodMiniType>(type: T, data: D) =>
  z.object({
    /** Type. */
    type: z.literal(type),
    /** When it happened. */
    timestamp: instant,
    /** The record at the time of the event. */
    data,
  });

/** Every webhook event with its body's schema. Names are `<record>.<event>`. */
export const webhookEvents = [
  event('payment.authorized', paymentEvent),
  event('payment.succeeded', paymentEvent),
  event('payment.declined', paymentEvent),
  event('payment.captured', paymentEvent),
  event('payment.voided', paymentEvent),
  event('payment.refunded', paymentEvent),
  event('payment.refund_failed', paymentEvent),
  event('payment.returned', paymentEvent),
  event('payment.settled', paymentEvent),
  event('payment.held_for_review', paymentEvent),
  event('payment.expired', paymentEvent),
  event('dispute.opened', disputeSchema),
  event('dispute.updated', disputeSchema),
  event('dispute.won', disputeSchema),
  event('dispute.lost', disputeSchema),
  event('dispute.closed', disputeSchema),
  event('settlement.created', settlementEvent),
  event('payout.created', payoutSchema),
  event('payout.on_hold', payoutSchema),
  event('payout.sent', payoutSchema),
  event('payout.failed', payoutSchema),
  event('invoice.created', invoiceEvent),
  event('invoice.sent', invoiceEvent),
  event('invoice.paid', invoiceEvent),
  event('invoice.overdue', invoiceEvent),
  event('invoice.voided', invoiceEvent),
  event('payment_link.completed', paymentLinkEvent),
  event('payment_link.expired', paymentLinkEvent),
  event('payment_link.canceled', paymentLinkEvent),
  event('subscription.created', subscriptionEvent),
  event('subscription.charged', subscriptionEvent),
  event('subscription.payment_failed', subscriptionEvent),
  event('subscription.paused', subscriptionEvent),
  event('subscription.canceled', subscriptionEvent),
  event('application.submitted', applicationEvent),
  event('application.approved', applicationEvent),
  event('application.declined', applicationEvent),
  event('application.active', applicationEvent),
] as const;

/** Any event; `type` determines the shape of `data`. */
export const webhookEventSchema = /* @__PURE__ */ z.discriminatedUnion('type', webhookEvents);

export type WebhookEvent = z.output<typeof webhookEventSchema>;
export type WebhookEventType = WebhookEvent['type'];

/** The data of one event type. */
export type WebhookEventData<T extends WebhookEventType> = Extract<
  WebhookEvent,
  { readonly type: T }
>['data'];

export const webhookEventTypes: readonly WebhookEventType[] =
  /* @__PURE__ */ webhookEvents.flatMap<WebhookEventType>(({ shape }) => shape.type.def.values);
