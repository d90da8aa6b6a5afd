import { isTimeZone } from '@payfac/domain/time';
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
  /** Replaces all products; asks for `users.products`. */
  productIds: z.optional(z.array(z.string())),
  /** Asks for a new password at the next sign-in; false takes that back, for roles too. */
  forcePasswordReset: z.optional(z.boolean()),
  theme: z.optional(themeSchema),
  /** IANA zone for dates and totals; null for the browser's. */
  timeZone: z.optional(
    z.nullable(
      z
        .string()
        .check(z.maxLength(64), z.refine(isTimeZone, { error: 'Choose a time zone of the list.' })),
    ),
  ),
});
