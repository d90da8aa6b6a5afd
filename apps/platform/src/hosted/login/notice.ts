import { applicationUpgraded, sessionExpired } from '@payfac/api/messages';

export interface Notice {
  readonly title?: string;
  readonly text: string;
}

const notices: ReadonlyMap<string, Notice> = new Map<string, Notice>([
  ['expired', { text: sessionExpired }],
  ['upgraded', { title: applicationUpgraded.title, text: applicationUpgraded.body }],
  [
    'second-step',
    { text: 'Enter your password once more: confirming took too long, or too many tries.' },
  ],
  ['signed-out', { text: 'You’ve signed out.' }],
]);

/** Why a user is at the login page, by the `reason` in its address; undefined for none or an unknown one. */
export const noticeOf = (reason: string | undefined): Notice | undefined =>
  notices.get(reason ?? '');
