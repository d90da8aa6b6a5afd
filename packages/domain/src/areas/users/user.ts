import * as z from 'zod/mini';
import { instant } from '../../kernel/time/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';
import { aclEntrySchema } from './acl.ts';
import { preferencesSchema } from './preferences.ts';
import { factorResetSchema } from './second-factor.ts';
import { themeSchema } from './theme.ts';

/** What a saved user can be seen in; a deleted one is seen no more. */
export const userStatuses = ['active', 'locked'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** A user as user management shows them. */
export const userSchema = z.object({
  /** Id of the user, `usr_…`. */
  id: z.string(),
  /** The name the person signs in with. */
  username: z.string(),
  /** The name people see. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.string(),
  /** What the person may do, and where. */
  acl: z.array(aclEntrySchema),
  /** Accounts of merchants that the user works for. */
  accounts: z.array(
    z.object({
      /** The account, a merchant's place of payment. */
      subMerchantId: z.string(),
      /** The name people see. */
      name: z.string(),
    }),
  ),
  /** Ids of products, from `products.list`. */
  productIds: z.array(z.string()),
  /** Payment providers that any of their accounts is set up with. */
  processors: z.array(z.string()),
  /** Colors of the page. */
  theme: themeSchema,
  /** What the person has chosen for the app. */
  preferences: preferencesSchema,
  /** Asked for a new password at the next sign-in; roles can ask as well (`acl`). */
  forcePasswordReset: z.boolean(),
  /** Older than the platform lets a password be. */
  passwordExpired: z.boolean(),
  /** Whether the person shows a second factor after the password. */
  hasSecondFactor: z.boolean(),
  /** A reset of it that waits for another administrator; null without one. */
  factorReset: z.nullable(factorResetSchema),
  /** The state it is in. */
  status: z.enum(userStatuses),
  /** When the person last signed in. */
  lastSignInAt: z.nullable(instant),
  /** When it was made. */
  createdAt: instant,
});

export type User = z.output<typeof userSchema>;

/** A name to sign in with: 3 to 64 letters, digits and `. _ @ + -`. */
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
 * A password someone chooses: 12 to 128 characters, paste allowed, no composition rule; the platform
 * refuses the commonest ones.
 */
export const password = z.string().check(z.minLength(12), z.maxLength(128));
