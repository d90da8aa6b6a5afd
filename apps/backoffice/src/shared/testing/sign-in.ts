import { type Session, sessionAtom } from '../session/session.ts';
import { write } from '../state/app.ts';

/** Signs a user in without a call, for components outside the app. */
export const signInAs = (session: Session): void => write(sessionAtom, session);
