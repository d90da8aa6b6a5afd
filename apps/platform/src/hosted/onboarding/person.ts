import type { Member } from '@payfac/domain/access';
import { and, eq } from 'drizzle-orm';
import type { Whose } from '../../http/activities/record.ts';
import { type Scope, scopeOf } from '../../http/scope.ts';
import { personColumns } from '../../http/sessions/memberships.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { users } from '../../kernel/database/schema/index.ts';
import type { Onboarding } from './state.ts';

/** The applicant: the user whom the invite signed up, with only their own abilities. */
export interface Applicant extends Whose {
  readonly holder: Member;
  readonly scope: Scope;
}

/** @throws Error before the applicant has signed up. */
export async function applicantOf(
  queryable: Queryable,
  { invite }: Pick<Onboarding, 'invite'>,
  ip: string | undefined,
): Promise<Applicant> {
  const { facilitatorId, email } = invite;
  const [person] = await queryable
    .select(personColumns)
    .from(users)
    .where(and(eq(users.facilitatorId, facilitatorId), eq(users.username, email)));
  if (!person) throw new Error(`Nobody signed up for the invite of ${email}.`);
  return {
    session: { person, actingRef: null, signOnUserId: person.userId },
    holder: { memberships: person.acl },
    scope: scopeOf(person.facilitatorId, person.acl),
    ip,
  };
}
