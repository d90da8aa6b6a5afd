import { type BrowserStorage, inBrowser, inTab } from '../browser-storage/browser-storage.ts';
import type { EndReason } from './broadcast.ts';

/** The app flag: which application this browser uses. The only value that outlives a sign-out (SIGN-03). */
const APP_FLAG = 'payments.application';

/** A user's drafts, by user. Kept when a session ends without their asking. */
export const DRAFT_PREFIX = 'payments.draft.';

/** Attempts to move money whose outcome hasn't been shown, by user. Kept like drafts. */
export const UNACKNOWLEDGED_PREFIX = 'payments.untold.';

const isKept = (key: string, reason: EndReason): boolean =>
  key === APP_FLAG ||
  (reason !== 'signed-out' &&
    [DRAFT_PREFIX, UNACKNOWLEDGED_PREFIX].some((each) => key.startsWith(each)));

function clear(kept: BrowserStorage, reason: EndReason): void {
  for (const key of kept.keys()) {
    if (!isKept(key, reason)) kept.drop(key);
  }
}

/**
 * Clears what the user left in this browser. An explicit sign-out clears everything, including drafts, widths and
 * remembered choices; any other end keeps the drafts.
 * The router writes scroll positions while the page unloads, so it clears once more then.
 */
export function clearStored(reason: EndReason): void {
  const clearBoth = () => {
    clear(inBrowser, reason);
    clear(inTab, reason);
  };
  clearBoth();
  addEventListener('pagehide', clearBoth);
}

export const setAppFlag = (): void => {
  inBrowser.write(APP_FLAG, 'payments');
};
