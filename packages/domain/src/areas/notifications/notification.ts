import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';

/** What people are notified about. */
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

/** A kind of notification as a person gets it. */
export const notificationSchema = z.object({
  /** Kind of notification. */
  kind: z.enum(notificationKinds),
  /** Ways to tell someone. */
  channels: z.array(z.enum(notificationChannels)),
});
export type Notification = z.output<typeof notificationSchema>;

/** One event in a person's inbox. */
export const notificationEventSchema = z.object({
  /** Id of the notification. */
  notificationEventId: z.string(),
  /** Kind of notification. */
  kind: z.enum(notificationKinds),
  /** Heading of the notification, as the inbox shows it. */
  title: z.string(),
  /** A sentence for people. */
  message: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.nullable(z.string()),
  /** The id of what it is about: a dispute, a payout, an application, … by its kind. */
  targetId: z.nullable(z.string()),
  /** Ways to tell someone. */
  channels: z.object({
    /** How it is shown. */
    ui: z.object({
      /** Null until someone acknowledged it. */
      acknowledgedAt: z.nullable(instant),
      /** Who acknowledged it. */
      acknowledgedBy: z.nullable(z.string()),
    }),
  }),
  /** When it was made. */
  createdAt: instant,
});
export type NotificationEvent = z.output<typeof notificationEventSchema>;

/** Whether the inbox counts it as unread. */
export const isUnread = ({ channels }: Pick<NotificationEvent, 'channels'>): boolean =>
  channels.ui.acknowledgedAt === null;
