import type { Output } from '@payfac/api';
import { sso } from '@payfac/api/contract/auth';
import type { Holder } from '@payfac/domain/access';
import { atom, useAtomValue } from 'jotai';
import { guardedAtom } from '../state/guarded.ts';

export type Session = Output<typeof sso>;

/** This tab's session. Set at boot and read again after a refused call; sign-in and sign-out are full page loads. */
const storedSession = guardedAtom<Session | undefined>(undefined);

export const sessionAtom = atom(
  (get) => {
    const session = get(storedSession);
    if (!session) throw new Error('Read before sign-on.');
    return session;
  },
  (_get, set, session: Session) => set(storedSession, session),
);

/** The input of ability checks: derived from the session's memberships, never sent by the server. */
export const holderAtom = atom((get): Holder => {
  const { accounts, acl } = get(sessionAtom).applications.payments;
  return { memberships: acl, accounts };
});

export const useSession = (): Session => useAtomValue(sessionAtom);
export const useHolder = (): Holder => useAtomValue(holderAtom);

/** Whether the user must choose a new password first; not while acting as another user. */
export const mustResetPassword = (session: Session): boolean =>
  !session.isLoggedInAs &&
  (session.forcePasswordReset ||
    session.passwordExpired ||
    session.applications.payments.acl.some((entry) => entry.forcePasswordReset));

/** Whether the user must add a second factor first; not while acting as another user. */
export const mustAddFactor = ({ isLoggedInAs, mustAddFactor: isAsked }: Session): boolean =>
  isAsked && !isLoggedInAs;

/** Whether only one page is open to the user until they have done what it asks for. */
export const isHeldBack = (session: Session): boolean =>
  mustResetPassword(session) || mustAddFactor(session);

/** Roles whose users work in this same app. */
const sameAppRoles: ReadonlySet<string> = new Set(['admin', 'underwriter', 'bank']);

/** Whether the acted-as user works in the administrator's own app, and so in the same tab. */
export const isSameApp = ({ applications }: Pick<Session, 'applications'>): boolean =>
  applications.payments.acl.some(({ role }) => sameAppRoles.has(role));
