import * as z from 'zod/mini';
import { capitalRoles, roles } from '../access/index.ts';

export const roleSchema = z.enum([...roles, ...capitalRoles]);

/** One role a person holds, and whether it obliges them to choose a new password first. */
export const aclEntrySchema = z.object({
  role: roleSchema,
  forcePasswordReset: z.boolean(),
});

export type AclEntry = z.output<typeof aclEntrySchema>;

/**
 * Whether a person must choose a new password before anything else: any of the flags, or a password
 * that is too old (document 1, section 2, "Route guards"; an admin acting as them is exempt).
 */
export const mustChangePassword = ({
  acl,
  forcePasswordReset,
  passwordExpired,
}: {
  readonly acl: readonly AclEntry[];
  readonly forcePasswordReset: boolean;
  readonly passwordExpired: boolean;
}): boolean =>
  forcePasswordReset || passwordExpired || acl.some((entry) => entry.forcePasswordReset);
