import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { users } from '../../kernel/database/schema/index.ts';
import { writeActivity } from '../activities/write.ts';
import { forgetFactors, lockPerson } from '../second-factor/factors.ts';
import { hasUsername } from './has-username.ts';
import { endSessionsOf } from './sign-on.ts';
import { forgetName } from './throttle.ts';

/*
 * The operator's commands on the machine, above all for a user that no administrator can help. They are logged in the
 * user activities as actions of nobody signed in.
 */

/** The username shown for what was done on the machine. */
const onTheMachine = '(operator)';

/** Records what was done on the machine, which ends the message. */
export const recordByOperator = (
  transaction: Transaction,
  act: Readonly<Record<'facilitatorId' | 'action' | 'target' | 'message', string>>,
): Promise<void> =>
  writeActivity(transaction, {
    ...act,
    userId: '',
    username: onTheMachine,
    message: `${act.message} on the machine`,
    ip: null,
  });

interface Target {
  readonly userId: string;
  readonly facilitatorId: string;
  readonly username: string;
}

/** @param username such as `admin@harbor`; the part after the last @ names the brand. */
function helping(
  database: Database,
  username: string,
  act: { readonly action: string; readonly verb: string },
  help: (transaction: Transaction, target: Target) => Promise<void>,
): Promise<boolean> {
  const facilitatorId = username.slice(username.lastIndexOf('@') + 1);
  return inTransaction(database, async (transaction) => {
    const [target] = await transaction
      .select({
        userId: users.userId,
        facilitatorId: users.facilitatorId,
        username: users.username,
      })
      .from(users)
      .where(hasUsername(facilitatorId, username));
    if (!target) return false;
    await lockPerson(transaction, target.userId);
    await help(transaction, target);
    await recordByOperator(transaction, {
      facilitatorId,
      action: act.action,
      target: target.userId,
      message: `${act.verb} ${target.username}`,
    });
    return true;
  });
}

/** Unlocks a user, and ends their waits. @returns whether the user exists. */
export const unlockByOperator = (database: Database, username: string): Promise<boolean> =>
  helping(
    database,
    username,
    { action: 'users.manage', verb: 'Unlocked the user' },
    async (transaction, target) => {
      await transaction
        .update(users)
        .set({ lockedAt: null })
        .where(eq(users.userId, target.userId));
      await forgetName(transaction, target.facilitatorId, target.username);
    },
  );

/**
 * Forgets a user's second factors and ends their sessions. They sign in with their password, and choose another one.
 * @returns whether the user exists.
 */
export const resetFactorByOperator = (database: Database, username: string): Promise<boolean> =>
  helping(
    database,
    username,
    { action: 'users.secondFactor', verb: 'Reset the second factor of' },
    async (transaction, { userId }) => {
      await forgetFactors(transaction, userId);
      await endSessionsOf(transaction, userId);
      await transaction
        .update(users)
        .set({ forcePasswordReset: true })
        .where(eq(users.userId, userId));
    },
  );
