import type { SessionContext } from '../../http/context.ts';

/** Who did something, as rows and timelines keep it. */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly ip: string | undefined;
}

/** The person; while somebody acts as them, the one who is really there is named first. */
export const actorOf = ({ session, ip }: SessionContext): Actor => {
  const { person, actingRef, signOnUsername } = session;
  const { userId, username } = person;
  return {
    userId,
    username: actingRef === null ? username : `${signOnUsername} as ${username}`,
    ip,
  };
};
