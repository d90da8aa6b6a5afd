import { password, personName, roleSchema, themeSchema, username } from '@payfac/domain/users';
import * as z from 'zod/mini';

export const newUserSchema = z.strictObject({
  username,
  name: personName,
  email: z.email(),
  roles: z.array(roleSchema).check(z.minLength(1)),
  subMerchantIds: z.optional(z.array(z.string())),
  productIds: z.optional(z.array(z.string())),
  /** The commonest passwords are refused. */
  password,
});

export const userChangesSchema = z.strictObject({
  username: z.optional(username),
  name: z.optional(personName),
  email: z.optional(z.email()),
  roles: z.optional(z.array(roleSchema).check(z.minLength(1))),
  subMerchantIds: z.optional(z.array(z.string())),
  theme: z.optional(themeSchema),
});
