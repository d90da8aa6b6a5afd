import { emailAddress } from '@payfac/domain/contact';
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
 * A user's roles, given in one of two ways: each role with its place (`memberships`, an extension), or as lists, in
 * which each role applies at every account or product listed.
 */
const holdings = {
  /** Roles, each with the place it is held at. */
  memberships: z.optional(z.array(membershipSchema).check(z.minLength(1), z.maxLength(500))),
  /** Roles. */
  roles: z.optional(z.array(roleSchema).check(z.minLength(1))),
  /** Ids of merchant accounts, from `accounts.names`. */
  subMerchantIds: z.optional(z.array(z.string())),
  /** Ids of products the user works for as a service provider; requires `users.products`. */
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
    /** Display name. */
    name: personName,
    /** Email address, such as `grace@mail.example`. */
    email: emailAddress,
    ...holdings,
    /** Common passwords are rejected. */
    password,
  })
  .check(eitherWay, someRole);

/** Memberships, roles, accounts and products that are sent replace those the caller can see. */
export const userChangesSchema = z
  .strictObject({
    /** Username the person signs in with. */
    username: z.optional(username),
    /** Display name. */
    name: z.optional(personName),
    /** Email address, such as `grace@mail.example`. */
    email: z.optional(emailAddress),
    ...holdings,
    /** Requires a new password at the next sign-in; false clears it, for roles too. */
    forcePasswordReset: z.optional(z.boolean()),
    /** Theme settings. */
    theme: z.optional(z.strictObject(themeSchema.shape)),
    /** IANA time zone for dates and totals; null for the browser's. */
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
