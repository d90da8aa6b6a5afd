import * as z from 'zod/mini';
import { capitalRoles, placeKindOf, roles } from '../../kernel/access/index.ts';

export const roleSchema = z.enum([...roles, ...capitalRoles]);

/** Where a role is held. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({
    /** How far the role reaches: the brand, a product or an account. */
    kind: z.literal('brand'),
  }),
  z.object({
    kind: z.literal('product'),
    /** The product of the service provider that the account belongs to. */
    spProductId: z.string(),
  }),
  z.object({
    kind: z.literal('account'),
    /** The account, a merchant's place of payment. */
    subMerchantId: z.string(),
  }),
]);

const rightPlace = z.refine<{ role: keyof typeof placeKindOf; place: { kind: string } }>(
  ({ role, place }) => placeKindOf[role] === place.kind,
  { error: 'Assign this role where it belongs: the brand, a product, or an account.' },
);

/** A role and where it is held. */
export const membershipSchema = z
  .object({
    /** Role that is held at the place. */
    role: roleSchema,
    /** Where a role is held: at the brand, a product or an account. */
    place: placeSchema,
  })
  .check(rightPlace);

/**
 * One role a person holds, where they hold it, and whether it obliges them to choose a new password first.
 */
export const aclEntrySchema = z.object({
  /** Role that is held at the place. */
  role: roleSchema,
  /** Whether a new password must be chosen at the next sign-in. */
  forcePasswordReset: z.boolean(),
  /** Where a role is held: at the brand, a product or an account. */
  place: placeSchema,
});

export type AclEntry = z.output<typeof aclEntrySchema>;
