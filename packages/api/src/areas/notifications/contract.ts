import {
  notificationEventSchema,
  notificationKinds,
  notificationSchema,
} from '@payfac/domain/notifications';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedFailure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, queryBoolean, span } from '../../kernel/query.ts';
import { notificationsMessages } from './messages.ts';

/** Notification kinds the caller gets, each with its channels. */
export const kinds = {
  id: 'notifications.kinds',
  method: 'POST',
  path: 'foundation/notifications/get',
  reads: ['notifications'],
  access: 'signed-in',
  output: listOf(notificationSchema),
  failure: unexpectedFailure,
} as const satisfies Endpoint;

/** Acknowledges a notification on the UI channel; a repeat keeps the first acknowledgment. */
export const acknowledge = {
  id: 'notifications.acknowledge',
  method: 'POST',
  path: 'foundation/notifications/ack',
  changes: ['notifications'],
  access: 'signed-in',
  body: z.strictObject({
    /** Id of the notification. */
    notificationEventId: z.string(),
  }),
  output: notificationEventSchema,
  failure: preferServer(notificationsMessages.acknowledge),
} as const satisfies Endpoint;

/** The caller's inbox, newest first. */
export const list = {
  id: 'notifications.list',
  method: 'POST',
  path: 'foundation/notifications/events/get',
  reads: ['notifications'],
  access: 'signed-in',
  query: listQuery(['createdAt'], {
    ...span,
    /** Kind of notification. */
    kind: anyOf(notificationKinds),
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Acknowledged on the UI channel. */
    acknowledged: z.optional(queryBoolean),
  }),
  output: listOf(notificationEventSchema),
  failure: unexpectedFailure,
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** List the kinds of notification you receive. */
  kinds,
  /** Acknowledge a notification. */
  acknowledge,
  /** List your notifications. */
  list,
};

export type NotificationsArea = Calls<typeof calls>;

export const notifications: NotificationsArea = calls;
