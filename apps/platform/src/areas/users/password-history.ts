import { desc, eq, inArray } from 'drizzle-orm';
import { invalid } from '../../http/failures.ts';
import { inTurn, type Person } from '../../http/sessions/index.ts';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { passwordHistory, users } from '../../kernel/database/schema/index.ts';
import { changeUser } from './store.ts';

/** Passwords before the one in force that are not chosen again. */
const kept = 4;

const keptOf = (database: Database | Transaction, userId: string) =>
  database
    .select()
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.replacedAt), desc(passwordHistory.entryId));

/** @throws CallFailure 400 at the field for one of the person's last four passwords, 503 in too long a queue. */
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

/** Puts a new hash in the place of a person's old one, which is kept, and forgets those long past. */
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
