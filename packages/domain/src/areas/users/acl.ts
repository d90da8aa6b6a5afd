import * as z from 'zod/mini';
import { capitalRoles, placeKindOf, roles } from '../../kernel/access/index.ts';

export const roleSchema = z.enum([...roles, ...capitalRoles]);

/** The place a role is held at. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({
    /** Kind of place: the brand, a product or an account. */
    kind: z.literal('brand'),
  }),
  z.object({
    kind: z.literal('product'),
    /** Id of the service provider's product. */
    spProductId: z.string(),
  }),
  z.object({
    kind: z.literal('account'),
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: z.string(),
  }),
]);

const rightPlace = z.refine<{ role: keyof typeof placeKindOf; place: { kind: string } }>(
  ({ role, place }) => placeKindOf[role] === place.kind,
  { error: 'Assign this role where it belongs: the brand, a product, or an account.' },
);

/** A role and the place it is held at. */
export const membershipSchema = z
  .object({
    /** Role held at the place. */
    role: roleSchema,
    /** Place the role is held at: the brand, a product or an account. */
    place: placeSchema,
  })
  .check(rightPlace);

/** A user's role, the place it is held at, and whether it requires a new password first. */
export const aclEntrySchema = z.object({
  /** Role held at the place. */
  role: roleSchema,
  /** Whether a new password is required at the next sign-in. */
  forcePasswordReset: z.boolean(),
  /** Place the role is held at: the brand, a product or an account. */
  place: placeSchema,
});

export type AclEntry = z.output<typeof aclEntrySchema>;
