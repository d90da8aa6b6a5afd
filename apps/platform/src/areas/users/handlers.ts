import { webcrypto } from 'node:crypto';
import type { users as contract } from '@payfac/api/contract';
import { isSameMembership, type Membership } from '@payfac/domain/access';
import { applyUser, generatePassword, userStateLabels } from '@payfac/domain/users';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict, notAllowedInStatus, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { endSessionsOf, hashInTurn } from '../../http/sessions/index.ts';
import { forgetName, isSlowed } from '../../http/sessions/throttle.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { users } from '../../kernel/database/schema/index.ts';
import { changedFields } from '../activities/changed-fields.ts';
import { changePassword } from './change-password.ts';
import { userListOf } from './list.ts';
import { membershipChange, requireWhole, writeMemberships } from './memberships.ts';
import { replacePassword } from './password-history.ts';
import { preferencesOf } from './preferences.ts';
import { removeUser } from './remove.ts';
import { saveReportSettings } from './report-settings.ts';
import { refuseTaken, requireProduct, requireUncommon } from './rules.ts';
import { changeUser, findUser, lockUser, showUser } from './store.ts';
import { requireOther, updateUser } from './update.ts';

/** Long, since it is typed only once. */
const oneTimeLength = 16;

const providerOf = (spProductId: string): Membership => ({
  role: 'service-provider',
  place: { kind: 'product', spProductId },
});

export const createUsersHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool } = services;

  /** Another user whom the caller manages entirely. */
  async function findManaged(userId: string, context: SessionContext) {
    const user = await findUser(database, userId, context);
    requireWhole(context, user);
    return user;
  }

  /** Acts on a user's record, and records who did what to whom. */
  const acting = (
    context: SessionContext,
    act: { readonly action?: string; readonly userId: string; readonly message: string },
    work: (transaction: Transaction) => Promise<unknown>,
  ): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await work(transaction);
      const { action = 'users.manage', userId: target, message } = act;
      await recordActivity(transaction, context, { action, target, message });
    });

  return {
    list: (input, context) =>
      pageOf(pool, userListOf(services.passwordMaxAgeDays, context))(input, context),
    get: ({ params }, context) => showUser(services, params.id, context),

    create: async ({ body }, context) => {
      const now = new Date();
      const userId = newId('usr');
      const { facilitatorId } = context.scope;
      requireUncommon('password', body.password, [body.username, ...body.name.split(' ')]);
      const change = await membershipChange(database, [], body, context);
      const values = {
        userId,
        facilitatorId,
        username: body.username,
        email: body.email,
        name: body.name,
        passwordHash: await hashInTurn(context.session.person.userId, body.password),
        theme: {},
        preferences: {},
        // The administrator knows the password they set, so the user must choose their own at the first sign-in.
        forcePasswordReset: true,
        passwordChangedAt: now,
        createdAt: now,
        updatedAt: now,
      };
      const act = { userId, message: `Created the user ${body.username}` };
      await refuseTaken(() =>
        acting(context, act, async (transaction) => {
          await transaction.insert(users).values(values);
          await writeMemberships(transaction, values, change, { at: now, isForced: true });
        }),
      );
      return showUser(services, userId, context);
    },

    update: async ({ params, body }, context) => {
      const user = await findUser(database, params.id, context);
      const isOwn = user.userId === context.session.person.userId;
      const act = {
        ...(isOwn ? { action: 'profile-edited' } : {}),
        userId: user.userId,
        message: `Changed ${changedFields(body)} of ${user.username}`,
      };
      await refuseTaken(() =>
        acting(context, act, async (transaction) => {
          const current = await lockUser(transaction, user.userId);
          await updateUser(transaction, current, body, context);
          // Ends the sessions that were opened with the retired password.
          if (body.forcePasswordReset) await endSessionsOf(transaction, user.userId);
        }),
      );
      return showUser(services, user.userId, context);
    },

    remove: async ({ params }, context) => {
      const user = await findUser(database, params.id, context);
      if (user.userId === context.session.person.userId) {
        throw conflict('OWN_USER', 'You can’t delete your own user.');
      }
      const act = { userId: user.userId, message: `Deleted the user ${user.username}` };
      await acting(context, act, async (transaction) => {
        await removeUser(transaction, await lockUser(transaction, user.userId), context);
      });
      return { success: true };
    },

    changePassword: async ({ params, body }, context) => {
      const { currentPassword: current, newPassword: next } = body;
      await changePassword(services, { userId: params.id, current, next }, context);
      return { success: true };
    },

    resetPassword: async ({ params }, context) => {
      const user = await findManaged(params.id, context);
      if (user.userId === context.session.person.userId) {
        throw conflict('OWN_USER', 'Change your own password on your profile.');
      }
      const password = generatePassword(webcrypto, oneTimeLength);
      const now = new Date();
      const act = { userId: user.userId, message: `Gave ${user.username} a one-time password` };
      const passwordHash = await hashInTurn(context.session.person.userId, password);
      await acting(context, act, async (transaction) => {
        requireWhole(context, await lockUser(transaction, user.userId));
        const changes = { passwordHash, forcePasswordReset: true, lockedAt: null };
        await replacePassword(transaction, user.userId, changes, now);
        await endSessionsOf(transaction, user.userId, now);
        await forgetName(transaction, user.facilitatorId, user.username);
      });
      return { password };
    },

    unlock: async ({ params }, context) => {
      const user = await findManaged(params.id, context);
      const act = { userId: user.userId, message: `Unlocked the user ${user.username}` };
      await acting(context, act, async (transaction) => {
        const { lockedAt, facilitatorId, username } = await lockUser(transaction, user.userId);
        const isLocked =
          lockedAt !== null || (await isSlowed(transaction, facilitatorId, username));
        const state = isLocked ? 'locked' : 'active';
        if (!applyUser(state, 'unlock'))
          throw notAllowedInStatus('The user', userStateLabels[state]);
        await changeUser(transaction, user.userId, { lockedAt: null });
        await forgetName(transaction, facilitatorId, username);
      });
      return showUser(services, user.userId, context);
    },

    addProduct: async ({ params, body }, context) => {
      const user = await findUser(database, params.id, context);
      requireOther(context, user);
      const product = await requireProduct(database, body.product, context);
      const act = {
        action: 'users.products',
        userId: user.userId,
        message: `Added the product ${product} to ${user.username}`,
      };
      await acting(context, act, async (transaction) => {
        await lockUser(transaction, user.userId);
        const change = { added: [providerOf(body.product)], removed: [] };
        await writeMemberships(transaction, user, change, { at: new Date() });
      });
      return showUser(services, user.userId, context);
    },

    removeProduct: async ({ params }, context) => {
      const user = await findUser(database, params.id, context);
      requireOther(context, user);
      const product = await requireProduct(database, params.product, context);
      const act = {
        action: 'users.products',
        userId: user.userId,
        message: `Removed the product ${product} from ${user.username}`,
      };
      const provider = providerOf(params.product);
      await acting(context, act, async (transaction) => {
        const { acl } = await lockUser(transaction, user.userId);
        if (!acl.some((one) => isSameMembership(one, provider))) throw notFound('The product');
        const change = { added: [], removed: [provider] };
        await writeMemberships(transaction, user, change, { at: new Date() });
      });
      return showUser(services, user.userId, context);
    },

    saveReportSettings: async ({ body }, { session: { person } }) => {
      await saveReportSettings(database, person.userId, body);
      return preferencesOf(database, person);
    },
  };
};
