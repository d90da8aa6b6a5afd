import type { SessionContext } from '../../http/context.ts';

/** Who acted, as rows and timelines store it. */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly ip: string | undefined;
}

/** The session's user; for an administrator acting as a user, the administrator comes first. */
export const actorOf = ({ session, ip }: SessionContext): Actor => {
  const { person, actingRef, signOnUsername } = session;
  const { userId, username } = person;
  return {
    userId,
    username: actingRef === null ? username : `${signOnUsername} as ${username}`,
    ip,
  };
};
