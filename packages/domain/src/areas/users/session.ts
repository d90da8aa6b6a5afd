import * as z from 'zod/mini';
import { features } from '../../kernel/access/index.ts';
import { brandingSchema } from '../facilitators/index.ts';
import { aclEntrySchema } from './acl.ts';
import { preferencesSchema } from './preferences.ts';
import { themeSchema } from './theme.ts';

/** An account of the signed-in person, with the features switched on for it. */
export const accountOfUserSchema = z.object({
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** The name people see. */
  name: z.string(),
  /** Features and whether each is on. */
  features: z.array(z.enum(features)),
});

export type AccountOfUser = z.output<typeof accountOfUserSchema>;

/** What sign-on returns (SIGN-26), and two references of our own. */
export const sessionSchema = z.object({
  /** A token that stands for a card or a bank account. */
  token: z.string(),
  /** Public reference of this session: names it in sign-out messages, and in `?as=` when acting. */
  sessionRef: z.string(),
  /** Public reference of the person's sign-on, the same in all their tabs. */
  signOnRef: z.string(),
  /** Id of the person, `usr_…`, from `users.list`. */
  userId: z.string(),
  /** The name the person signs in with. */
  username: z.string(),
  /** The name people see. */
  name: z.string(),
  /** What the person may use. */
  applications: z.object({
    /** The payments app. */
    payments: z.object({
      /** Accounts of merchants that the user works for. */
      accounts: z.array(accountOfUserSchema),
      /** What the person may do, and where. */
      acl: z.array(aclEntrySchema),
      /** Colors of the page. */
      theme: themeSchema,
      /** Which notices the person wants. */
      notifications: z.array(z.string()),
      /** Ids of products, from `products.list`. */
      productIds: z.array(z.string()),
      /** The account's processors. */
      processors: z.array(z.string()),
    }),
  }),
  /** Whether a new password must be chosen at the next sign-in. */
  forcePasswordReset: z.boolean(),
  /** Whether the password must be changed. */
  passwordExpired: z.boolean(),
  /** Whether a second factor must be added before anything else: a role asks for one. */
  mustAddFactor: z.boolean(),
  /** What the person has chosen for the app. */
  preferences: preferencesSchema,
  /** Colors and logo. */
  branding: brandingSchema,
  /** Whether the session is in another person's name. */
  isLoggedInAs: z.boolean(),
});

export type Session = z.output<typeof sessionSchema>;
