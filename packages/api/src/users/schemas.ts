import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { aclEntry, roleSchema, themeSchema } from '../auth/schemas.ts';

export const userStatuses = ['active', 'locked'] as const;

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  acl: z.array(aclEntry),
  accounts: z.array(z.object({ subMerchantId: z.string(), name: z.string() })),
  productIds: z.array(z.string()),
  status: z.enum(userStatuses),
  lastSignInAt: z.nullable(instant),
  createdAt: instant,
});

const username = z.string().check(
  z.trim(),
  z.minLength(3),
  z.maxLength(64),
  z.regex(/^[\w.@+-]+$/u, {
    error: 'Use letters, digits and . _ @ + - only.',
  }),
);

export const newUserSchema = z.strictObject({
  username,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  email: z.email(),
  roles: z.array(roleSchema).check(z.minLength(1)),
  subMerchantIds: z.optional(z.array(z.string())),
  productIds: z.optional(z.array(z.string())),
  /** 12 to 128 characters; the commonest passwords are refused. */
  password: z.string().check(z.minLength(12), z.maxLength(128)),
});

export const userChangesSchema = z.strictObject({
  username: z.optional(username),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  email: z.optional(z.email()),
  roles: z.optional(z.array(roleSchema).check(z.minLength(1))),
  subMerchantIds: z.optional(z.array(z.string())),
  theme: z.optional(themeSchema),
});
