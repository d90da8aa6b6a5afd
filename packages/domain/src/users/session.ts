import * as z from 'zod/mini';
import { features } from '../access/index.ts';
import { brandingSchema } from '../facilitators/index.ts';
import { aclEntrySchema } from './acl.ts';
import { preferencesSchema } from './preferences.ts';
import { themeSchema } from './theme.ts';

/** An account of the signed-in person, with the features switched on for it. */
export const accountOfUserSchema = z.object({
  subMerchantId: z.string(),
  applicationId: z.string(),
  name: z.string(),
  features: z.array(z.enum(features)),
});

export type AccountOfUser = z.output<typeof accountOfUserSchema>;

/** What sign-on returns (document 2, section 7, "Auth and users"), and two references of our own. */
export const sessionSchema = z.object({
  token: z.string(),
  /** Public reference of this session: names it in sign-out messages, and in `?as=` when acting. */
  sessionRef: z.string(),
  /** Public reference of the person's sign-on, the same in all their tabs. */
  signOnRef: z.string(),
  userId: z.string(),
  username: z.string(),
  name: z.string(),
  applications: z.object({
    payments: z.object({
      accounts: z.array(accountOfUserSchema),
      acl: z.array(aclEntrySchema),
      theme: themeSchema,
      notifications: z.array(z.string()),
      productIds: z.array(z.string()),
      processors: z.array(z.string()),
    }),
  }),
  forcePasswordReset: z.boolean(),
  passwordExpired: z.boolean(),
  preferences: preferencesSchema,
  branding: brandingSchema,
  isLoggedInAs: z.boolean(),
});

export type Session = z.output<typeof sessionSchema>;
