import { webcrypto } from 'node:crypto';
import { emailAddress } from '@payfac/domain/contact';
import { generatePassword, username as usernameSchema } from '@payfac/domain/users';
import { and, eq, isNull } from 'drizzle-orm';
import { membershipRow } from '../../http/sessions/memberships.ts';
import { hashPassword } from '../../http/sessions/passwords.ts';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { facilitators, memberships, users } from '../../kernel/database/schema/index.ts';
import { type SeedBrand, seedBrands } from '../seed/data/brands.ts';

export interface FirstAdministrator {
  readonly username: string;
  /** A one-time password for the first sign-in, after which a new one must be chosen. Not stored in the clear. */
  readonly password: string;
}

const oneTimeLength = 16;

function brandNamed(name: string): SeedBrand {
  const brand = seedBrands.find(({ facilitatorId }) => facilitatorId === name);
  if (brand) return brand;
  const names = seedBrands.map(({ facilitatorId }) => facilitatorId).join(', ');
  throw new Error(`There is no brand ${name}. Give one of ${names} with --brand.`);
}

async function administratorOf(
  transaction: Transaction,
  facilitatorId: string,
): Promise<string | undefined> {
  const [found] = await transaction
    .select({ username: users.username })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.userId))
    .where(
      and(
        eq(users.facilitatorId, facilitatorId),
        eq(memberships.role, 'admin'),
        isNull(users.deletedAt),
      ),
    )
    .limit(1);
  return found?.username;
}

/**
 * Creates the first administrator of a brand, and its facilitator if there is none yet. Run it in one process at a
 * time. The username is the part before the @ of the e-mail address, `@` and the brand.
 * @throws Error for an invalid e-mail address, an unknown brand, or a brand that already has an administrator.
 */
export async function makeFirstAdministrator(
  database: Database,
  { email, brand: name }: { readonly email: string; readonly brand: string },
): Promise<FirstAdministrator> {
  const brand = brandNamed(name);
  const { facilitatorId } = brand;
  const username = `${email.split('@', 1)[0]?.toLowerCase()}@${facilitatorId}`;
  if (!emailAddress.safeParse(email).success || !usernameSchema.safeParse(username).success) {
    throw new Error(`--first-administrator takes an email address, such as ada@example.com.`);
  }
  const password = generatePassword(webcrypto, oneTimeLength);
  const passwordHash = await hashPassword(password);
  const userId = newId('usr');
  const now = new Date();
  await inTransaction(database, async (transaction) => {
    await transaction
      .insert(facilitators)
      .values({
        facilitatorId,
        brand: facilitatorId,
        name: brand.name,
        title: brand.title,
        timeZone: brand.timeZone,
        branding: { primaryColor: brand.primaryColor },
        createdAt: now,
      })
      .onConflictDoNothing();
    const present = await administratorOf(transaction, facilitatorId);
    if (present !== undefined) {
      throw new Error(
        `${brand.name} has an administrator, ${present}: ask them for a user, or free theirs with --unlock ${present}.`,
      );
    }
    await transaction.insert(users).values({
      userId,
      facilitatorId,
      username,
      email,
      name: 'First administrator',
      passwordHash,
      theme: {},
      preferences: {},
      forcePasswordReset: true,
      passwordChangedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    const admin = { role: 'admin', place: { kind: 'brand' } } as const;
    await transaction
      .insert(memberships)
      .values(membershipRow({ userId, facilitatorId }, admin, now));
  });
  return { username, password };
}
