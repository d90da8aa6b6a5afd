import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';
import { aclEntrySchema } from './acl.ts';
import { preferencesSchema } from './preferences.ts';
import { factorResetSchema } from './second-factor.ts';
import { themeSchema } from './theme.ts';

/** Statuses of a listed user; deleted users aren't listed. */
export const userStatuses = ['active', 'locked'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** A user as user management shows it. */
export const userSchema = z.object({
  /** Id of the user, `usr_…`. */
  id: z.string(),
  /** Username the person signs in with. */
  username: z.string(),
  /** Display name. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.string(),
  /** Roles the person holds, and where. */
  acl: z.array(aclEntrySchema),
  /** Merchant accounts the user has access to. */
  accounts: z.array(
    z.object({
      /** Id of the merchant account (sub-merchant). */
      subMerchantId: z.string(),
      /** Display name. */
      name: z.string(),
    }),
  ),
  /** Ids of products, from `products.list`. */
  productIds: z.array(z.string()),
  /** Payment providers of the user's accounts. */
  processors: z.array(z.string()),
  /** Theme settings. */
  theme: themeSchema,
  /** The person's preferences. */
  preferences: preferencesSchema,
  /** Whether a new password is required at the next sign-in; roles can require it too (`acl`). */
  forcePasswordReset: z.boolean(),
  /** True when the password is older than the platform allows. */
  passwordExpired: z.boolean(),
  /** Whether the user signs in with a second factor. */
  hasSecondFactor: z.boolean(),
  /** A pending factor reset that a second administrator must confirm; null for none. */
  factorReset: z.nullable(factorResetSchema),
  /** Current status. */
  status: z.enum(userStatuses),
  /** When the user last signed in; null if never. */
  lastSignInAt: z.nullable(instant),
  /** When it was created. */
  createdAt: instant,
});

export type User = z.output<typeof userSchema>;

/** Username: 3 to 64 letters, digits and `. _ @ + -`. */
export const username = z.string().check(
  z.trim(),
  z.minLength(3),
  z.maxLength(64),
  z.regex(/^[\w.@+-]+$/u, {
    error: 'Use letters, digits and . _ @ + - only.',
  }),
);

export const personName = requiredText(120);

/**
 * A password chosen by a user: 12 to 128 characters, paste allowed, no composition rule; the platform rejects common
 * ones.
 */
export const password = z.string().check(z.minLength(12), z.maxLength(128));
