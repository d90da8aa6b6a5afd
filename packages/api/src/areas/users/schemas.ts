import { isTimeZone } from '@payfac/domain/time';
import {
  membershipSchema,
  password,
  personName,
  roleSchema,
  themeSchema,
  username,
} from '@payfac/domain/users';
import * as z from 'zod/mini';

/**
 * What someone holds, in one of two ways: role by role with its place (`memberships`, an extension), or as
 * lists, where each role counts at every one of the accounts or products.
 */
const holdings = {
  /** Roles, each with the place it is held at. */
  memberships: z.optional(z.array(membershipSchema).check(z.minLength(1), z.maxLength(500))),
  /** Roles. */
  roles: z.optional(z.array(roleSchema).check(z.minLength(1))),
  /** Ids of merchant accounts, from `accounts.names`. */
  subMerchantIds: z.optional(z.array(z.string())),
  /** Products to work for as a service provider; asks for `users.products`. */
  productIds: z.optional(z.array(z.string())),
};

interface Holdings {
  readonly memberships?: unknown;
  readonly roles?: unknown;
  readonly subMerchantIds?: unknown;
  readonly productIds?: unknown;
}

const eitherWay = z.refine<Holdings>(
  ({ memberships, roles, subMerchantIds, productIds }) =>
    memberships === undefined || (roles ?? subMerchantIds ?? productIds) === undefined,
  {
    path: ['memberships'],
    error: 'Send either memberships, or roles with subMerchantIds and productIds.',
  },
);

const someRole = z.refine<Holdings>(
  ({ memberships, roles }) => (memberships ?? roles) !== undefined,
  { path: ['roles'], error: 'Choose a role.' },
);

export const newUserSchema = z
  .strictObject({
    username,
    /** The name people see. */
    name: personName,
    /** Email address, such as `grace@mail.example`. */
    email: z.email(),
    ...holdings,
    /** The commonest passwords are refused. */
    password,
  })
  .check(eitherWay, someRole);

/** What is sent of memberships, roles, accounts and products replaces those that the caller sees. */
export const userChangesSchema = z
  .strictObject({
    /** The name the person signs in with. */
    username: z.optional(username),
    /** The name people see. */
    name: z.optional(personName),
    /** Email address, such as `grace@mail.example`. */
    email: z.optional(z.email()),
    ...holdings,
    /** Asks for a new password at the next sign-in; false takes that back, for roles too. */
    forcePasswordReset: z.optional(z.boolean()),
    /** Colors of the page. */
    theme: z.optional(themeSchema),
    /** IANA zone for dates and totals; null for the browser's. */
    timeZone: z.optional(
      z.nullable(
        z
          .string()
          .check(
            z.maxLength(64),
            z.refine(isTimeZone, { error: 'Choose a time zone from the list.' }),
          ),
      ),
    ),
  })
  .check(eitherWay);
