import type { update } from '@payfac/api/contract/users';
import { isSameMembership, type Membership } from '@payfac/domain/access';
import type { User } from '@payfac/domain/users';
import type * as z from 'zod/mini';

type Changes = z.output<typeof update.body>;

const isHeldBy = (some: readonly Membership[], others: readonly Membership[]): boolean =>
  some.every((one) => others.some((other) => isSameMembership(one, other)));

const isSameHolding = (some: readonly Membership[], others: readonly Membership[]): boolean =>
  isHeldBy(some, others) && isHeldBy(others, some);

/** What differs from the person as shown: the log names all that is sent, and others may have changed the rest. */
export function changesOf(user: User, body: Changes): Changes {
  const { name, username, email, memberships } = body;
  return {
    ...(name !== user.name && { name }),
    ...(username !== user.username && { username }),
    ...(email !== user.email && { email }),
    ...(memberships && !isSameHolding(memberships, user.acl) && { memberships }),
  };
}
