import { capitalRoles, features, roles } from '@payfac/domain/access';
import * as z from 'zod/mini';

export const roleSchema = z.enum([...roles, ...capitalRoles]);

export const aclEntry = z.object({
  role: roleSchema,
  forcePasswordReset: z.boolean(),
});

export const themeSchema = z.object({
  sidebarMini: z.optional(z.boolean()),
  sidebarColor: z.optional(z.string().check(z.maxLength(32))),
  mode: z.optional(z.enum(['dark', 'light'])),
  primaryColor: z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))),
});

export const accountOfUser = z.object({
  subMerchantId: z.string(),
  applicationId: z.string(),
  name: z.string(),
  features: z.array(z.enum(features)),
});

export const reportSettings = z.object({
  filters: z.optional(z.record(z.string(), z.unknown())),
  columns: z.optional(z.array(z.string())),
  sort: z.optional(z.string()),
  pagination: z.optional(z.object({ pageSize: z.optional(z.int()) })),
  singleSearch: z.optional(z.unknown()),
});

/** Preferences by parent and report: `reports[parent][report]`. */
export const preferencesSchema = z.object({
  reports: z.optional(z.record(z.string(), z.record(z.string(), reportSettings))),
  timeZone: z.optional(z.string()),
});

export const brandingSchema = z.object({
  facilitatorName: z.string(),
  squareLogoUrl: z.nullable(z.string()),
  primaryColor: z.nullable(z.string()),
  termsUrl: z.string(),
  privacyUrl: z.string(),
});

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
      accounts: z.array(accountOfUser),
      acl: z.array(aclEntry),
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
