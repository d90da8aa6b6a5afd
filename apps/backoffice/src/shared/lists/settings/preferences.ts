import * as users from '@payfac/api/contract/users';
import { usersMessages } from '@payfac/api/messages';
import { type Preferences, preferencesSchema, type ReportSettings } from '@payfac/domain/users';
import * as z from 'zod/mini';
import { send } from '../../api/connection.ts';
import { openChannel } from '../../browser-storage/channel.ts';
import { notify, notifyFailure } from '../../notify/notify.ts';
import { sessionAtom } from '../../session/session.ts';
import { ofApp, read, write } from '../../state/app.ts';
import type { ReportName } from './report-settings.ts';

const message = z.object({ userId: z.string(), preferences: preferencesSchema });

/** Puts preferences in place of the session's copy. */
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

/** Begins to take over what the person's other tabs keep. */
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

/** Saves go one after the other, so that the last one made is the last one kept. */
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
 * Keeps how the person likes a report: at once here, then on the server, whose response replaces the
 * copy of each of their tabs. Empty settings delete what was kept. While acting as another person
 * nothing is kept.
 */
export function saveReport(name: ReportName, settings: ReportSettings): void {
  const { isLoggedInAs, preferences } = read(sessionAtom);
  if (isLoggedInAs) return;
  replace(withReport(preferences, name, settings));
  const queue = saves();
  queue.last = queue.last.then(() => save(name, settings));
}
