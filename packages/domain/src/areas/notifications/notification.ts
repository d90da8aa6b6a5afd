import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

/** Events that users are notified about. */
export const notificationKinds = [
  'alert-raised',
  'application-submitted',
  'information-requested',
  'application-decided',
  'dispute-opened',
  'dispute-updated',
  'payment-received',
  'payout-failed',
  'payout-account-changed',
  'webhook-failing',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds about something that waits for a person; the others only tell what happened. */
export const waitingKinds = [
  'alert-raised',
  'application-submitted',
  'information-requested',
  'dispute-opened',
  'payout-failed',
  'webhook-failing',
] as const satisfies readonly NotificationKind[];

/** Kinds that only tell what happened. */
export const updateKinds: readonly NotificationKind[] = notificationKinds.filter(
  (kind) => !waitingKinds.some((each) => each === kind),
);

export const notificationKindLabels: Readonly<Record<NotificationKind, string>> = {
  'alert-raised': 'Alert raised',
  'application-submitted': 'Application submitted',
  'information-requested': 'Information requested',
  'application-decided': 'Application decided',
  'dispute-opened': 'Dispute opened',
  'dispute-updated': 'Dispute updated',
  'payment-received': 'Payment received',
  'payout-failed': 'Payout failed',
  'payout-account-changed': 'Payout account changed',
  'webhook-failing': 'Webhook failing',
};

export const notificationChannels = ['ui', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** A kind of notification with the channels a user gets it through. */
export const notificationSchema = z.object({
  /** Kind of notification. */
  kind: z.enum(notificationKinds),
  /** Delivery channels. */
  channels: z.array(z.enum(notificationChannels)),
});
export type Notification = z.output<typeof notificationSchema>;

/** A notification in a user's inbox. */
export const notificationEventSchema = z.object({
  /** Id of the notification. */
  notificationEventId: z.string(),
  /** Kind of notification. */
  kind: z.enum(notificationKinds),
  /** Title shown in the inbox. */
  title: z.string(),
  /** Human-readable message. */
  message: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.nullable(z.string()),
  /** Id of the record it is about: a dispute, a payout, an application, …, depending on its kind. */
  targetId: z.nullable(z.string()),
  /** Delivery by channel. */
  channels: z.object({
    /** Delivery in the back office's inbox. */
    ui: z.object({
      /** Null until a user acknowledged it. */
      acknowledgedAt: z.nullable(instant),
      /** User who acknowledged it. */
      acknowledgedBy: z.nullable(z.string()),
    }),
  }),
  /** When it was created. */
  createdAt: instant,
});
export type NotificationEvent = z.output<typeof notificationEventSchema>;

/** Whether the inbox counts it as unread. */
export const isUnread = ({ channels }: Pick<NotificationEvent, 'channels'>): boolean =>
  channels.ui.acknowledgedAt === null;
