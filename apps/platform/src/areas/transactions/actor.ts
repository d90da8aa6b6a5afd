import type { SessionContext } from '../../api/context.ts';

/** Who did something, as rows and timelines keep it. */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly ip: string | undefined;
}

export const actorOf = ({ session: { person }, ip }: SessionContext): Actor => ({
  userId: person.userId,
  username: person.username,
  ip,
});
