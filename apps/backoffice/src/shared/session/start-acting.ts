import * as auth from '@payfac/api/contract/auth';
import { send } from '../api/connection.ts';
import { read } from '../state/app.ts';
import { sessionAtom } from './session.ts';

/** The start page of a tab that acts as a user; the reference stays in the tab's addresses. */
const startOf = (as: string): string => `/?as=${encodeURIComponent(as)}`;

/** Users that an administrator may act as: any other user who can sign in themselves. */
export const canBeActedAs = ({
  id,
  status,
}: {
  readonly id: string;
  readonly status: string;
}): boolean => status === 'active' && read(sessionAtom).userId !== id;

/**
 * Starts to act as a user. A user of this same app is acted as in this tab, with a full page load. For everyone else,
 * returns the address to open in a new tab. The administrator must press it themselves: the new tab must not share this
 * tab's storage, so it has no opener.
 */
export async function startActing(userId: string): Promise<string | undefined> {
  const { as, sameApp } = await send(auth.loginAs)({ body: { userId, application: 'payments' } });
  if (!sameApp) return startOf(as);
  location.assign(startOf(as));
  return undefined;
}
