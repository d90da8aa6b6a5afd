import * as z from 'zod/mini';
import { capitalRoles, placeKindOf, roles } from '../../kernel/access/index.ts';

export const roleSchema = z.enum([...roles, ...capitalRoles]);

const brandPlace = z.object({
  /** Kind of place: the brand, a product or an account. */
  kind: z.literal('brand'),
});
const productPlace = z.object({
  kind: z.literal('product'),
  /** Id of the service provider's product. */
  spProductId: z.string(),
});
const accountPlace = z.object({
  kind: z.literal('account'),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
});

/** The place a role is held at. */
export const placeSchema = z.discriminatedUnion('kind', [brandPlace, productPlace, accountPlace]);

/** A place as it is sent; unknown fields are refused. */
const sentPlace = z.discriminatedUnion('kind', [
  z.strictObject(brandPlace.shape),
  z.strictObject(productPlace.shape),
  z.strictObject(accountPlace.shape),
]);

const rightPlace = z.refine<{ role: keyof typeof placeKindOf; place: { kind: string } }>(
  ({ role, place }) => placeKindOf[role] === place.kind,
  { error: 'Assign this role where it belongs: the brand, a product, or an account.' },
);

/** A role and the place it is held at, as they are sent; unknown fields are refused. */
export const membershipSchema = z
  .strictObject({
    /** Role held at the place. */
    role: roleSchema,
    /** Place the role is held at: the brand, a product or an account. */
    place: sentPlace,
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
