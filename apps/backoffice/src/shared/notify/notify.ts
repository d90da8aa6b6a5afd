import { unexpectedError } from '@payfac/api/messages';
import { createNotifications, type NotificationKind } from '@payfac/ui/notifications';

/** The document's one notification region. */
export const notifications = createNotifications();

export const notify = (kind: NotificationKind, message: string): void =>
  notifications.show({ kind, message });

/**
 * The notification rule (document 1, section 8): a string as it is; an error's message, which the
 * API client has already taken from the server or the catalogue; else the last resort.
 */
export function notifyFailure(problem: unknown): void {
  const message = problem instanceof Error ? problem.message : problem;
  notify('danger', typeof message === 'string' && message !== '' ? message : unexpectedError);
}
