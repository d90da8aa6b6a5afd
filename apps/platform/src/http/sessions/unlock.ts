import type { Database } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { users } from '../../kernel/database/schema/index.ts';
import { hasUsername } from './has-username.ts';
import { forgetName } from './throttle.ts';

/**
 * Unlocks a user from the command line, for when no administrator can sign in.
 * @param username such as `admin@harbor`; the part after the last @ names the brand.
 * @returns whether the user exists.
 */
export async function unlockByName(database: Database, username: string): Promise<boolean> {
  const facilitatorId = username.slice(username.lastIndexOf('@') + 1);
  return inTransaction(database, async (transaction) => {
    const unlocked = await transaction
      .update(users)
      .set({ lockedAt: null })
      .where(hasUsername(facilitatorId, username))
      .returning({ userId: users.userId });
    await forgetName(transaction, facilitatorId, username);
    return unlocked.length > 0;
  });
}
