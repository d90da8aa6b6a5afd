import type { users as contract } from '@payfac/api/contract';
import { applyUser, userStateLabels } from '@payfac/domain/users';
import type { SessionContext } from '../../api/context.ts';
import { conflict, notFound, notNow } from '../../api/failures.ts';
import type { Handlers } from '../../api/handlers.ts';
import { pageOf } from '../../api/lists/page.ts';
import type { Services } from '../../api/services.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { users } from '../../database/schema/index.ts';
import { endSessionsOf, hashPassword } from '../../sessions/index.ts';
import { forgetFailures, nameKey } from '../../sessions/throttle.ts';
import { recordActivity } from '../activities/record.ts';
import { changePassword } from './change-password.ts';
import { userListOf } from './list.ts';
import { preferencesOf } from './preferences.ts';
import { saveReportSettings } from './report-settings.ts';
import {
  applicationIdsOf,
  refuseTaken,
  requireAccount,
  requireGrantable,
  requireProduct,
  requireUncommon,
} from './rules.ts';
import { changeUser, findUser, lockUser, showUser } from './store.ts';
import { columnsOfUpdate } from './update.ts';

export const createUsersHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool } = services;

  /** Another person whom the caller may manage, by the roles that person has. */
  async function findManaged(userId: string, context: SessionContext) {
    const user = await findUser(database, userId, context);
    requireGrantable(
      context.holder,
      user.acl.map(({ role }) => role),
    );
    return user;
  }

  /** Does something to a person's record, with who did it to whom. */
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
    list: pageOf(pool, userListOf(services.passwordMaxAgeDays)),
    get: ({ params }, context) => showUser(services, params.id, context),

    create: async ({ body }, context) => {
      const roles = [...new Set(body.roles)];
      const subMerchantIds = [...new Set(body.subMerchantIds ?? [])];
      requireGrantable(context.holder, roles);
      requireAccount(roles, subMerchantIds);
      requireUncommon('password', body.password, [body.username, ...body.name.split(' ')]);
      const productIds = [...new Set(body.productIds ?? [])];
      for (const productId of productIds) await requireProduct(database, productId, context);
      const applicationIds = await applicationIdsOf(database, subMerchantIds, context);
      const now = new Date();
      const userId = newId('usr');
      const values = {
        userId,
        facilitatorId: context.scope.facilitatorId,
        username: body.username,
        email: body.email,
        name: body.name,
        passwordHash: await hashPassword(body.password),
        // Whoever set the password knows it: the person chooses their own at the first sign-in.
        acl: roles.map((role) => ({ role, forcePasswordReset: true })),
        roles,
        applicationIds,
        subMerchantIds,
        productIds,
        theme: {},
        preferences: {},
        forcePasswordReset: true,
        passwordChangedAt: now,
        createdAt: now,
        updatedAt: now,
      };
      const act = { userId, message: `Created the user ${body.username}` };
      await refuseTaken(() =>
        acting(context, act, (transaction) => transaction.insert(users).values(values)),
      );
      return showUser(services, userId, context);
    },

    update: async ({ params, body }, context) => {
      const user = await findUser(database, params.id, context);
      const columns = await columnsOfUpdate(database, user, body, context);
      const isOwn = user.userId === context.session.person.userId;
      const act = {
        ...(isOwn ? { action: 'profile-edited' } : {}),
        userId: user.userId,
        message: `Changed ${Object.keys(body).join(', ')} of ${user.username}`,
      };
      await refuseTaken(() =>
        acting(context, act, async (transaction) => {
          await changeUser(transaction, user.userId, columns);
          // Whoever is signed in with the password that is not to be used any more has to stop.
          if (body.forcePasswordReset) await endSessionsOf(transaction, user.userId);
        }),
      );
      return showUser(services, user.userId, context);
    },

    remove: async ({ params }, context) => {
      const user = await findManaged(params.id, context);
      if (user.userId === context.session.person.userId) {
        throw conflict('OWN_USER', 'You may not delete yourself.');
      }
      const now = new Date();
      // The names become free for others; who it was stays readable in what they did.
      const freed = `~${user.userId}`;
      const act = { userId: user.userId, message: `Deleted the user ${user.username}` };
      await acting(context, act, async (transaction) => {
        await changeUser(transaction, user.userId, {
          deletedAt: now,
          username: user.username + freed,
          email: user.email + freed,
        });
        await endSessionsOf(transaction, user.userId, now);
      });
      return { success: true };
    },

    changePassword: async ({ params, body }, context) => {
      const { currentPassword: current, newPassword: next } = body;
      await changePassword(services, { userId: params.id, current, next }, context);
      return { success: true };
    },

    unlock: async ({ params }, context) => {
      const user = await findManaged(params.id, context);
      const act = { userId: user.userId, message: `Unlocked the user ${user.username}` };
      await acting(context, act, async (transaction) => {
        const { lockedAt } = await lockUser(transaction, user.userId);
        const state = lockedAt === null ? 'active' : 'locked';
        if (!applyUser(state, 'unlock')) throw notNow('The user', userStateLabels[state]);
        await changeUser(transaction, user.userId, { lockedAt: null });
        await forgetFailures(transaction, nameKey(user.facilitatorId, user.username));
      });
      return showUser(services, user.userId, context);
    },

    addProduct: async ({ params, body }, context) => {
      const user = await findUser(database, params.id, context);
      await requireProduct(database, body.product, context);
      const act = {
        action: 'users.products',
        userId: user.userId,
        message: `Added the product ${body.product} to ${user.username}`,
      };
      await acting(context, act, async (transaction) => {
        const { productIds } = await lockUser(transaction, user.userId);
        const all = [...new Set([...productIds, body.product])];
        await changeUser(transaction, user.userId, { productIds: all });
      });
      return showUser(services, user.userId, context);
    },

    removeProduct: async ({ params }, context) => {
      const user = await findUser(database, params.id, context);
      const act = {
        action: 'users.products',
        userId: user.userId,
        message: `Removed the product ${params.product} from ${user.username}`,
      };
      await acting(context, act, async (transaction) => {
        const { productIds } = await lockUser(transaction, user.userId);
        if (!productIds.includes(params.product)) throw notFound('The product');
        const others = productIds.filter((id) => id !== params.product);
        await changeUser(transaction, user.userId, { productIds: others });
      });
      return showUser(services, user.userId, context);
    },

    saveReportSettings: async ({ body }, { session: { person } }) => {
      await saveReportSettings(database, person.userId, body);
      return preferencesOf(database, person);
    },
  };
};
