import * as z from 'zod/mini';
import { capitalRoles, isMerchantRole, type Role, roles } from '../access/index.ts';

export const roleSchema = z.enum([...roles, ...capitalRoles]);

/** One role a person holds, and whether it obliges them to choose a new password first. */
export const aclEntrySchema = z.object({
  role: roleSchema,
  forcePasswordReset: z.boolean(),
});

export type AclEntry = z.output<typeof aclEntrySchema>;

/**
 * Whether a person must choose a new password before anything else: any of the flags, or a password
 * that is too old. Someone acting as them is exempt (document 1, section 2, "Route guards").
 */
export const mustChangePassword = ({
  acl,
  forcePasswordReset,
  passwordExpired,
  isLoggedInAs,
}: {
  readonly acl: readonly AclEntry[];
  readonly forcePasswordReset: boolean;
  readonly passwordExpired: boolean;
  readonly isLoggedInAs: boolean;
}): boolean =>
  !isLoggedInAs &&
  (forcePasswordReset || passwordExpired || acl.some((entry) => entry.forcePasswordReset));

/**
 * Whether a user with these roles must have an assigned account when saved (document 2, section 5):
 * one with a merchant-type role has nothing to see without.
 */
export const needsAccount = (held: readonly Role[]): boolean => held.some(isMerchantRole);
