import type { BearerSession } from '../sessions/index.ts';

type Person = BearerSession['person'];

const dayMs = 86_400_000;

/** Either flag asks for a new password: the person's own or one of a role (acl). */
export const isPasswordResetForced = (
  person: Pick<Person, 'forcePasswordReset' | 'acl'>,
): boolean => person.forcePasswordReset || person.acl.some((entry) => entry.forcePasswordReset);

/** @param maxAgeDays never, when undefined. Measured in security time. */
export const isPasswordExpired = (
  { passwordChangedAt }: Pick<Person, 'passwordChangedAt'>,
  maxAgeDays: number | undefined,
  now = new Date(),
): boolean =>
  maxAgeDays !== undefined && now.getTime() - passwordChangedAt.getTime() > maxAgeDays * dayMs;

/** An administrator who acts as a person is not asked for that person's new password. */
export const mustChangePassword = (
  { person, actingRef }: Pick<BearerSession, 'person' | 'actingRef'>,
  maxAgeDays: number | undefined,
): boolean =>
  actingRef === null && (isPasswordResetForced(person) || isPasswordExpired(person, maxAgeDays));
