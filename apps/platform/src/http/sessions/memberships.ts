import type { Membership, Place } from '@payfac/domain/access';
import { roleSchema } from '@payfac/domain/users';
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../kernel/database/connection.ts';
import { memberships, users } from '../../kernel/database/schema/index.ts';

/** A membership as it is kept: with its own wish for a new password. */
export interface AclEntry extends Membership {
  readonly forcePasswordReset: boolean;
}

type MembershipRow = typeof memberships.$inferInsert;
type UserRow = typeof users.$inferSelect;

/** A person with all they hold. */
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

/** A place as it is kept, where the brand goes by its facilitator's id. */
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

/** Reads what `aclJson` gives, as text or as the driver has parsed it. */
export const readAcl = (value: unknown): AclEntry[] =>
  storedEntries
    .parse(typeof value === 'string' ? JSON.parse(value) : value)
    .map(({ role, forcePasswordReset, ...place }) => ({
      role,
      forcePasswordReset,
      place: placeOf(place),
    }));

/**
 * A person's memberships as one value. In plain words: drizzle leaves the names of tables out where a
 * statement is about one alone.
 * @param userId the person's id in the statement around it. @param only those that meet a condition.
 */
export const aclJson = (userId: SQL, only: SQL = sql`true`): SQL => sql`
  (select coalesce(json_agg(json_build_object('role', memberships.role,
      'placeKind', memberships.place_kind, 'placeId', memberships.place_id,
      'forcePasswordReset', memberships.force_password_reset)
      order by memberships.role, memberships.place_id), '[]')
    from memberships where memberships.user_id = ${userId} and ${only})`;

/** Selects a person whole. */
export const personColumns = {
  ...getTableColumns(users),
  acl: aclJson(sql.raw('users.user_id')).mapWith(readAcl),
};

/** Of a person who is neither locked nor deleted: nobody else works, nor anything in their name. */
export const mayWork: SQL | undefined = and(isNull(users.lockedAt), isNull(users.deletedAt));

/** What a person holds now. */
export async function aclOf(queryable: Queryable, userId: string): Promise<AclEntry[]> {
  const rows = await queryable.select().from(memberships).where(eq(memberships.userId, userId));
  return rows.map((row) => ({
    role: row.role,
    place: placeOf(row),
    forcePasswordReset: row.forcePasswordReset,
  }));
}
