import type { apiKeys as contract } from '@payfac/api/contract';
import { type ApiKeyAction, apiKeyGraceMs, applyApiKey } from '@payfac/domain/api-keys';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { invalidStatus, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import { readOne } from '../../http/lists/read-one.ts';
import type { Services } from '../../http/services.ts';
import { newApiKey } from '../../http/sessions/index.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { apiKeys } from '../../kernel/database/schema/index.ts';
import { findProduct } from '../products/find.ts';
import { ofProducts } from '../products/scope.ts';
import { requireGrant, usualOf } from './grant.ts';
import { apiKeyList } from './list.ts';

type KeyRow = typeof apiKeys.$inferSelect;

interface Ids {
  readonly apiUserId: string;
  readonly spProductId: string;
}

/** A key's status after an action; a rotated key past its grace period counts as revoked. */
function statusAfter({ status, worksUntil }: KeyRow, action: ApiKeyAction, now: Date) {
  const hasLapsed = status === 'rotated' && worksUntil !== null && worksUntil <= now;
  const to = applyApiKey(hasLapsed ? 'revoked' : status, action);
  if (!to) throw invalidStatus();
  return to;
}

/** Keys use security time, because business time can be moved. */
export const createApiKeysHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool, environment } = services;

  async function show(apiUserId: string, secret: string | null) {
    const key = await readOne(pool, apiKeyList, eq(apiKeys.apiUserId, apiUserId));
    if (!key) throw notFound('The API key');
    return { ...key, secret };
  }

  async function lockKey(transaction: Transaction, ids: Ids, { scope }: SessionContext) {
    const [found] = await transaction
      .select()
      .from(apiKeys)
      .where(
        and(
          eq(apiKeys.apiUserId, ids.apiUserId),
          eq(apiKeys.spProductId, ids.spProductId),
          ofProducts(scope, apiKeys),
        ),
      )
      .for('update');
    if (!found) throw notFound('The API key');
    return found;
  }

  const record = (transaction: Transaction, context: SessionContext, verb: string, key: KeyRow) =>
    recordActivity(transaction, context, {
      action: 'apiKeys.manage',
      target: key.apiUserId,
      message: `${verb} the API key ${key.name}`,
    });

  /** Creates a key. @returns its id and its secret, which isn't stored in the clear. */
  async function make(
    transaction: Transaction,
    of: Pick<
      KeyRow,
      'facilitatorId' | 'spProductId' | 'name' | 'makerUserId' | 'abilities' | 'subMerchantIds'
    >,
    context: SessionContext,
    now: Date,
  ) {
    const { secret, ...kept } = newApiKey(environment);
    const key: KeyRow = {
      apiUserId: newId('key'),
      facilitatorId: of.facilitatorId,
      spProductId: of.spProductId,
      name: of.name,
      makerUserId: of.makerUserId,
      abilities: of.abilities,
      subMerchantIds: of.subMerchantIds,
      ...kept,
      status: 'active',
      worksUntil: null,
      lastUsedAt: null,
      createdAt: now,
      createdBy: context.session.person.username,
    };
    await transaction.insert(apiKeys).values(key);
    await record(transaction, context, 'Made', key);
    return { apiUserId: key.apiUserId, secret };
  }

  const change = (transaction: Transaction, apiUserId: string, changes: Partial<KeyRow>) =>
    transaction.update(apiKeys).set(changes).where(eq(apiKeys.apiUserId, apiUserId));

  return {
    list: pageOf(pool, apiKeyList),

    create: async ({ body }, context) => {
      const { spProductId, name } = body;
      const { facilitatorId } = await findProduct(database, spProductId, context);
      const subMerchantIds = [...new Set(body.subMerchantIds ?? [])];
      const abilities = [
        ...new Set(body.abilities ?? usualOf(context, spProductId, subMerchantIds)),
      ];
      const makerUserId = context.session.person.userId;
      const of = { facilitatorId, spProductId, name, makerUserId, abilities, subMerchantIds };
      await requireGrant(database, of, context);
      const { apiUserId, secret } = await inTransaction(database, (transaction) =>
        make(transaction, of, context, new Date()),
      );
      return show(apiUserId, secret);
    },

    update: async ({ params: { apiUserId }, body }, context) => {
      const { spProductId, rotate } = body;
      const shown = await inTransaction(database, async (transaction) => {
        const now = new Date();
        const key = await lockKey(transaction, { apiUserId, spProductId }, context);
        const changed = {
          ...key,
          name: body.name ?? key.name,
          abilities: [...new Set(body.abilities ?? key.abilities)],
          subMerchantIds: [...new Set(body.subMerchantIds ?? key.subMerchantIds)],
        };
        const { name, abilities, subMerchantIds } = changed;
        // Rotating reveals a new secret, so the caller must hold every ability of the key.
        if (rotate || body.abilities || body.subMerchantIds) {
          await requireGrant(transaction, changed, context);
        }
        if (!rotate) {
          if (key.status === 'revoked') throw invalidStatus();
          await change(transaction, apiUserId, { name, abilities, subMerchantIds });
          await record(transaction, context, 'Changed', changed);
          return { apiUserId, secret: null };
        }
        const status = statusAfter(key, 'rotate', now);
        const worksUntil = new Date(now.getTime() + apiKeyGraceMs);
        await change(transaction, apiUserId, { status, worksUntil });
        await record(transaction, context, 'Rotated', key);
        return make(transaction, changed, context, now);
      });
      return show(shown.apiUserId, shown.secret);
    },

    remove: async ({ params: { apiUserId }, body: { spProductId } }, context) => {
      await inTransaction(database, async (transaction) => {
        const key = await lockKey(transaction, { apiUserId, spProductId }, context);
        const status = statusAfter(key, 'revoke', new Date());
        await change(transaction, apiUserId, { status, worksUntil: null });
        await record(transaction, context, 'Revoked', key);
      });
      return { success: true };
    },
  };
};
