import type { Membership, Place } from '@payfac/domain/access';
import { roleSchema } from '@payfac/domain/users';
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../kernel/database/connection.ts';
import { memberships, users } from '../../kernel/database/schema/index.ts';

/** A stored membership, which may force a new password. */
export interface AclEntry extends Membership {
  readonly forcePasswordReset: boolean;
}

type MembershipRow = typeof memberships.$inferInsert;
type UserRow = typeof users.$inferSelect;

/** A user with all memberships. */
export interface Person extends UserRow {
  readonly acl: readonly AclEntry[];
}

export function placeOf({
  placeKind,
  placeId,
}: Pick<MembershipRow, 'placeKind' | 'placeId'>): Place {
  if (placeKind === 'brand') return { kind: 'brand' };
  return placeKind === 'product'
    ? { kind: 'product', spProductId: placeId }
    : { kind: 'account', subMerchantId: placeId };
}

/** The stored form of a place, in which a brand is its facilitator's id. */
export const storedPlace = (
  place: Place,
  facilitatorId: string,
): Pick<MembershipRow, 'placeKind' | 'placeId'> => ({
  placeKind: place.kind,
  placeId:
    place.kind === 'brand'
      ? facilitatorId
      : place.kind === 'product'
        ? place.spProductId
        : place.subMerchantId,
});

/** A membership's row. */
export const membershipRow = (
  { userId, facilitatorId }: Pick<UserRow, 'userId' | 'facilitatorId'>,
  { role, place, forcePasswordReset = false }: Membership & Partial<AclEntry>,
  createdAt: Date,
): MembershipRow => ({
  userId,
  role,
  ...storedPlace(place, facilitatorId),
  forcePasswordReset,
  createdAt,
});

const storedEntries = z.array(
  z.object({
    role: roleSchema,
    placeKind: z.enum(['brand', 'product', 'account']),
    placeId: z.string(),
    forcePasswordReset: z.boolean(),
  }),
);

/** Parses the result of `aclJson`, as text or as the driver has parsed it. */
export const readAcl = (value: unknown): AclEntry[] =>
  storedEntries
    .parse(typeof value === 'string' ? JSON.parse(value) : value)
    .map(({ role, forcePasswordReset, ...place }) => ({
      role,
      forcePasswordReset,
      place: placeOf(place),
    }));

/**
 * A user's memberships as one JSON value. Plain SQL, because drizzle omits table names in a statement about one table.
 * @param userId the user's id in the surrounding statement.
 * @param only a condition on the memberships.
 */
export const aclJson = (userId: SQL, only: SQL = sql`true`): SQL => sql`
  (select coalesce(json_agg(json_build_object('role', memberships.role,
      'placeKind', memberships.place_kind, 'placeId', memberships.place_id,
      'forcePasswordReset', memberships.force_password_reset)
      order by memberships.role, memberships.place_id), '[]')
    from memberships where memberships.user_id = ${userId} and ${only})`;

/** Selects a user with all memberships. */
export const personColumns = {
  ...getTableColumns(users),
  acl: aclJson(sql.raw('users.user_id')).mapWith(readAcl),
};

/** The user is neither locked nor deleted. Otherwise, they can't work, nor anyone in their name. */
export const mayWork: SQL | undefined = and(isNull(users.lockedAt), isNull(users.deletedAt));

/** A user's current memberships. */
export async function aclOf(queryable: Queryable, userId: string): Promise<AclEntry[]> {
  const rows = await queryable.select().from(memberships).where(eq(memberships.userId, userId));
  return rows.map((row) => ({
    role: row.role,
    place: placeOf(row),
    forcePasswordReset: row.forcePasswordReset,
  }));
}
