import * as z from 'zod/mini';
import { capitalRoles, placeKindOf, roles } from '../access/index.ts';

export const roleSchema = z.enum([...roles, ...capitalRoles]);

/** Where a role is held. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('brand') }),
  z.object({ kind: z.literal('product'), spProductId: z.string() }),
  z.object({ kind: z.literal('account'), subMerchantId: z.string() }),
]);

const rightPlace = z.refine<{ role: keyof typeof placeKindOf; place: { kind: string } }>(
  ({ role, place }) => placeKindOf[role] === place.kind,
  { error: 'Assign this role where it belongs: the brand, a product, or an account.' },
);

/** A role and where it is held. */
export const membershipSchema = z
  .object({ role: roleSchema, place: placeSchema })
  .check(rightPlace);

/**
 * One role a person holds, where they hold it, and whether it obliges them to choose a new password
 * first. The documents' list of roles; the place is ours.
 */
export const aclEntrySchema = z.object({
  role: roleSchema,
  forcePasswordReset: z.boolean(),
  place: placeSchema,
});

export type AclEntry = z.output<typeof aclEntrySchema>;
