import * as users from '@payfac/api/contract/users';
import { usersMessages } from '@payfac/api/messages';
import { type Preferences, preferencesSchema, type ReportSettings } from '@payfac/domain/users';
import * as z from 'zod/mini';
import { send } from '../../api/connection.ts';
import { openChannel } from '../../browser-storage/browser-storage.ts';
import { notify, notifyFailure } from '../../notify/notify.ts';
import { sessionAtom } from '../../session/session.ts';
import { ofApp, read, write } from '../../state/app.ts';
import type { ReportName } from './report-settings.ts';

const message = z.object({ userId: z.string(), preferences: preferencesSchema });

/** Replaces the session's copy of the preferences. */
function replace(preferences: Preferences): void {
  write(sessionAtom, { ...read(sessionAtom), preferences });
}

const tabs = ofApp(({ until }) => {
  const channel = openChannel('payments.preferences', until);
  channel.hear((data) => {
    const told = message.safeParse(data);
    const { userId, isLoggedInAs } = read(sessionAtom);
    if (told.success && told.data.userId === userId && !isLoggedInAs)
      replace(told.data.preferences);
  });
  return channel;
});

/** Starts to apply preferences saved in the user's other tabs. */
export const followPreferences = (): void => void tabs();

const withReport = (
  preferences: Preferences,
  { report, parent }: ReportName,
  settings: ReportSettings,
): Preferences => {
  const { [report]: _, ...others } = preferences.reports?.[parent] ?? {};
  const isEmpty = Object.keys(settings).length === 0;
  return {
    ...preferences,
    reports: {
      ...preferences.reports,
      [parent]: isEmpty ? others : { ...others, [report]: settings },
    },
  };
};

/** Saves are serialized, so that the last one wins. */
const saves = ofApp(() => ({ last: Promise.resolve() }));

async function save(name: ReportName, settings: ReportSettings): Promise<void> {
  const { userId } = read(sessionAtom);
  try {
    const preferences = await send(users.saveReportSettings)({ body: { ...name, ...settings } });
    const isKept = preferences.reports?.[name.parent]?.[name.report] !== undefined;
    if (isKept !== Object.keys(settings).length > 0) {
      notify('danger', usersMessages.reportSettings);
      return;
    }
    replace(preferences);
    tabs().tell({ userId, preferences });
  } catch (error) {
    notifyFailure(error);
  }
}

/**
 * Saves a user's settings of a report: at once here, then on the server, whose response replaces the copy in each of
 * their tabs. Empty settings delete the saved ones. Nothing is saved while acting as another user.
 */
export function saveReport(name: ReportName, settings: ReportSettings): void {
  const { isLoggedInAs, preferences } = read(sessionAtom);
  if (isLoggedInAs) return;
  replace(withReport(preferences, name, settings));
  const queue = saves();
  queue.last = queue.last.then(() => save(name, settings));
}
