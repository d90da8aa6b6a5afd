import * as z from 'zod/mini';
import { capitalRoles, roles } from '../access/index.ts';

export const roleSchema = z.enum([...roles, ...capitalRoles]);

/** One role a person holds, and whether it obliges them to choose a new password first. */
export const aclEntrySchema = z.object({
  role: roleSchema,
  forcePasswordReset: z.boolean(),
});

export type AclEntry = z.output<typeof aclEntrySchema>;
