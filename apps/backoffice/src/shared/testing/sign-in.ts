import { getDefaultStore } from 'jotai';
import { type Session, sessionAtom } from '../session/session.ts';

/** Signs a person on without a call, for what is shown outside the app. */
export const signInAs = (session: Session): void => getDefaultStore().set(sessionAtom, session);
