import { unexpectedError } from '@payfac/api/messages';
import {
  createNotifications,
  type NotificationKind,
  type NotificationOptions,
} from '@payfac/ui/notifications';
import * as z from 'zod/mini';
import { inTab } from '../browser-storage/browser-storage.ts';
import { ofApp } from '../state/app.ts';

/** The app's single notification region. */
export const notifications = ofApp(createNotifications);

/** @param more a short title, and an action such as 'View' or 'Undo' */
export const notify = (
  kind: NotificationKind,
  message: string,
  more: Pick<NotificationOptions, 'title' | 'action'> = {},
): void => notifications().show({ kind, message, ...more });

/**
 * Shows a failure: a string verbatim; an error's message, which the API client has taken from the server or the
 * catalogue; otherwise a generic message.
 */
export function notifyFailure(problem: unknown): void {
  const message = problem instanceof Error ? problem.message : problem;
  notify('danger', typeof message === 'string' && message !== '' ? message : unexpectedError);
}

const NEXT = 'payments.notice';
const kept = z.object({
  kind: z.enum(['success', 'info', 'warning', 'danger']),
  message: z.string(),
});

/** A notification for the next page in this tab. */
export const notifyAfterLoad = (kind: NotificationKind, message: string): void => {
  inTab.write(NEXT, JSON.stringify({ kind, message }));
};

/** Shows the notification that the previous page left. */
export function showKeptNotice(): void {
  const text = inTab.read(NEXT);
  inTab.drop(NEXT);
  const notice = kept.safeParse(text === null ? undefined : JSON.parse(text));
  if (notice.success) notify(notice.data.kind, notice.data.message);
}
