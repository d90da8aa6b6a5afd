import { mustChangePassword } from '@payfac/domain/users';
import type { BearerSession } from './sessions/index.ts';

type Person = Pick<BearerSession['person'], 'acl' | 'forcePasswordReset' | 'passwordChangedAt'>;

const dayMs = 86_400_000;

/** @param maxAgeDays undefined for never. Measured in security time. */
export const isPasswordExpired = (
  { passwordChangedAt }: Pick<Person, 'passwordChangedAt'>,
  maxAgeDays: number | undefined,
  now = new Date(),
): boolean =>
  maxAgeDays !== undefined && now.getTime() - passwordChangedAt.getTime() > maxAgeDays * dayMs;

/** Whether a user must choose a new password first. @param isLoggedInAs whether an administrator acts as them. */
export const needsNewPassword = (
  person: Person,
  maxAgeDays: number | undefined,
  isLoggedInAs = false,
): boolean =>
  mustChangePassword({
    acl: person.acl,
    forcePasswordReset: person.forcePasswordReset,
    passwordExpired: isPasswordExpired(person, maxAgeDays),
    isLoggedInAs,
  });
