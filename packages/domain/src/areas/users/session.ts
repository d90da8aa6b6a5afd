import * as z from 'zod/mini';
import { features } from '../../kernel/access/index.ts';
import { brandingSchema } from '../facilitators/index.ts';
import { aclEntrySchema } from './acl.ts';
import { preferencesSchema } from './preferences.ts';
import { themeSchema } from './theme.ts';

/** An account of the signed-in user, with its enabled features. */
export const accountOfUserSchema = z.object({
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** Display name. */
  name: z.string(),
  /** Features enabled for the account. */
  features: z.array(z.enum(features)),
});

export type AccountOfUser = z.output<typeof accountOfUserSchema>;

/** Response of sign-on (SIGN-26), with two public references of our own. */
export const sessionSchema = z.object({
  /** Session token. */
  token: z.string(),
  /** Public reference of this session: used in sign-out messages, and in `?as=` when acting as a user. */
  sessionRef: z.string(),
  /** Public reference of the user's sign-on, shared by all tabs. */
  signOnRef: z.string(),
  /** Id of the person, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** Username the person signs in with. */
  username: z.string(),
  /** Display name. */
  name: z.string(),
  /** Applications the user may use. */
  applications: z.object({
    /** The payments app. */
    payments: z.object({
      /** Merchant accounts the user has access to. */
      accounts: z.array(accountOfUserSchema),
      /** Roles the person holds, and where. */
      acl: z.array(aclEntrySchema),
      /** Theme settings. */
      theme: themeSchema,
      /** Notifications the user receives. */
      notifications: z.array(z.string()),
      /** Ids of the user's products, from `products.list`. */
      productIds: z.array(z.string()),
      /** Payment providers of the user's accounts. */
      processors: z.array(z.string()),
    }),
  }),
  /** Whether a new password is required at the next sign-in. */
  forcePasswordReset: z.boolean(),
  /** True when the password has expired. */
  passwordExpired: z.boolean(),
  /** True when a role requires a second factor and the user must add one first. */
  mustAddFactor: z.boolean(),
  /** The person's preferences. */
  preferences: preferencesSchema,
  /** Branding: colors and logo. */
  branding: brandingSchema,
  /** True while an administrator acts as the user. */
  isLoggedInAs: z.boolean(),
});

export type Session = z.output<typeof sessionSchema>;
