import { unexpectedError } from '@payfac/api/messages';
import {
  createNotifications,
  type NotificationKind,
  type NotificationOptions,
} from '@payfac/ui/notifications';
import * as z from 'zod/mini';
import { inTab } from '../browser-storage/browser-storage.ts';
import { ofApp } from '../state/app.ts';

/** The app's one notification region. */
export const notifications = ofApp(createNotifications);

/** @param more a title in a few words, and what can be done about it: 'View', 'Undo' */
export const notify = (
  kind: NotificationKind,
  message: string,
  more: Pick<NotificationOptions, 'title' | 'action'> = {},
): void => notifications().show({ kind, message, ...more });

/**
 * The notification rule: a string as it is; an error's message, which the
 * API client has already taken from the server or the catalogue; else the last resort.
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

/** A notification for the page that is loaded next in this tab. */
export const notifyAfterLoad = (kind: NotificationKind, message: string): void => {
  inTab.write(NEXT, JSON.stringify({ kind, message }));
};

/** Shows what the page before this one left to say. */
export function showKeptNotice(): void {
  const text = inTab.read(NEXT);
  inTab.drop(NEXT);
  const notice = kept.safeParse(text === null ? undefined : JSON.parse(text));
  if (notice.success) notify(notice.data.kind, notice.data.message);
}
