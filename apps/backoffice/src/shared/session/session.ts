import type { Output } from '@payfac/api';
import { sso } from '@payfac/api/contract/auth';
import type { Holder } from '@payfac/domain/access';
import { atom, useAtomValue } from 'jotai';
import { guardedAtom } from '../state/guarded.ts';

export type Session = Output<typeof sso>;

/** The signed-in session of this tab. Set at boot and read again once a call was refused; sign-in and sign-out are full page loads. */
const storedSession = guardedAtom<Session | undefined>(undefined);

export const sessionAtom = atom(
  (get) => {
    const session = get(storedSession);
    if (!session) throw new Error('Read before sign-on.');
    return session;
  },
  (_get, set, session: Session) => set(storedSession, session),
);

/** What decides abilities: derived from the session's memberships, never sent by the server. */
export const holderAtom = atom((get): Holder => {
  const { accounts, acl } = get(sessionAtom).applications.payments;
  return { memberships: acl, accounts };
});

export const useSession = (): Session => useAtomValue(sessionAtom);
export const useHolder = (): Holder => useAtomValue(holderAtom);

/** Whether the person must choose a new password before anything else; not while acting as another. */
export const mustResetPassword = (session: Session): boolean =>
  !session.isLoggedInAs &&
  (session.forcePasswordReset ||
    session.passwordExpired ||
    session.applications.payments.acl.some((entry) => entry.forcePasswordReset));

/** Whether the person must add a second factor before anything else; not while acting as another. */
export const mustAddFactor = ({ isLoggedInAs, mustAddFactor: isAsked }: Session): boolean =>
  isAsked && !isLoggedInAs;

/** Whether one page alone is open to the person, until they have done what it asks for. */
export const isHeldBack = (session: Session): boolean =>
  mustResetPassword(session) || mustAddFactor(session);
