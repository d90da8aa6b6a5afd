import { type Session, sessionAtom } from '../session/session.ts';
import { write } from '../state/app.ts';

/** Signs a person on without a call, for what is shown outside the app. */
export const signInAs = (session: Session): void => write(sessionAtom, session);
