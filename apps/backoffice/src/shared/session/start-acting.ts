import * as auth from '@payfac/api/contract/auth';
import { send } from '../api/connection.ts';
import { read } from '../state/app.ts';
import { sessionAtom } from './session.ts';

/** Somebody's start page in a tab that acts as them; the reference stays in the tab's addresses. */
const startOf = (as: string): string => `/?as=${encodeURIComponent(as)}`;

/** Whom one may log in as: anybody else who can sign in themselves. */
export const canBeActedAs = ({
  id,
  status,
}: {
  readonly id: string;
  readonly status: string;
}): boolean => status === 'active' && read(sessionAtom).userId !== id;

/**
 * Begins to act as a person. Who works in this same app is acted as
 * in this tab, by a full page load. For everyone else returns the address to open in a new tab, which
 * a person presses themselves: it must not share this tab's storage, and so has no opener.
 */
export async function startActing(userId: string): Promise<string | undefined> {
  const { as, sameApp } = await send(auth.loginAs)({ body: { userId, application: 'payments' } });
  if (!sameApp) return startOf(as);
  location.assign(startOf(as));
  return undefined;
}
