import { desc, eq, inArray } from 'drizzle-orm';
import { invalid } from '../../http/failures.ts';
import { inTurn, type Person } from '../../http/sessions/index.ts';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { passwordHistory, users } from '../../kernel/database/schema/index.ts';
import { changeUser } from './store.ts';

/** How many previous passwords can't be reused. */
const kept = 4;

const keptOf = (database: Database | Transaction, userId: string) =>
  database
    .select()
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.replacedAt), desc(passwordHistory.entryId));

/**
 * @throws CallFailure 400 at the field for one of the user's last four passwords, 503 when the hashing queue is full.
 */
export async function requireUnused(
  database: Database,
  person: Person,
  field: string,
  password: string,
): Promise<void> {
  const rows = await keptOf(database, person.userId);
  for (const { passwordHash } of rows.slice(0, kept)) {
    const isOld = await inTurn(person.userId, ({ verify }) => verify(password, passwordHash));
    if (!isOld) continue;
    throw invalid([{ path: field, message: 'You used this password before. Choose a new one.' }]);
  }
}

/** Replaces a user's password hash, keeps the old one in the history, and deletes the oldest. */
export async function replacePassword(
  transaction: Transaction,
  userId: string,
  changes: Partial<typeof users.$inferInsert> & { readonly passwordHash: string },
  now: Date,
): Promise<void> {
  const [user] = await transaction
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update');
  if (user) {
    const { passwordHash } = user;
    await transaction
      .insert(passwordHistory)
      .values({ entryId: newId('pwh'), userId, passwordHash, replacedAt: now });
  }
  const rows = await keptOf(transaction, userId);
  const old = rows.slice(kept).map(({ entryId }) => entryId);
  await transaction.delete(passwordHistory).where(inArray(passwordHistory.entryId, old));
  await changeUser(transaction, userId, { ...changes, passwordChangedAt: now });
}
