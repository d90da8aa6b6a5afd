import type { tokenization as contract, Output } from '@payfac/api/contract';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { invalid, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { hostedAddress } from '../../http/hosts/hosted-address.ts';
import { pageOf } from '../../http/lists/page.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  applications,
  cardTokens,
  facilitators,
  subMerchants,
  tokenSessions,
} from '../../kernel/database/schema/index.ts';
import { findAccount } from '../accounts/find-account.ts';
import { applePayAccounts } from '../accounts/list.ts';
import { applePaySetup, applePayTestToken } from './apple-pay.ts';
import { fieldOpening } from './field-opening.ts';
import { openTokenSession } from './open.ts';
import { tokenizationPerMinute } from './rate-limit.ts';

type TokenSession = Output<typeof contract.session>;

/** The origin of an address. @throws CallFailure 400 for an address that can't be a page's origin. */
function originOf(address: string, index: number): string {
  const { protocol, origin } = new URL(address);
  if (protocol === 'https:' || protocol === 'http:') return origin;
  throw invalid([{ path: `targetOrigins.${index}`, message: 'Enter the address of a web page.' }]);
}

export const createTokenizationHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, hostedFields } = services;

  async function findSession(id: string, { scope }: SessionContext) {
    const [found] = await database
      .select({ session: tokenSessions, publicKey: applications.tokenizationPublicKey })
      .from(tokenSessions)
      .innerJoin(subMerchants, eq(subMerchants.subMerchantId, tokenSessions.subMerchantId))
      .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
      .where(and(eq(tokenSessions.tokenSessionId, id), within(scope, subMerchants)));
    if (!found?.session.subMerchantId) throw notFound('The tokenization session');
    const { session, publicKey } = found;
    return { ...session, subMerchantId: found.session.subMerchantId, publicKey };
  }

  const responseOf = (session: Awaited<ReturnType<typeof findSession>>): TokenSession => ({
    tokenizationId: session.tokenSessionId,
    subMerchantId: session.subMerchantId,
    publicKey: session.publicKey,
    status: session.status === 'open' && session.expiresAt > new Date() ? 'open' : 'closed',
    expiresAt: session.expiresAt,
  });

  return {
    applePaySetup: async (_, context) => applePaySetup(services, context),
    applePayAccounts: pageOf(services.pool, applePayAccounts),
    applePayTestToken: ({ body }, context) => applePayTestToken(services, body, context),

    getRateLimit: async (_, { scope }) => ({
      perMinute: await tokenizationPerMinute(database, scope.facilitatorId),
    }),

    setRateLimit: ({ body: { perMinute } }, context) =>
      inTransaction(database, async (transaction) => {
        const { facilitatorId } = context.scope;
        await transaction
          .update(facilitators)
          .set({ tokenizationPerMinute: perMinute })
          .where(eq(facilitators.facilitatorId, facilitatorId));
        await recordActivity(transaction, context, {
          action: 'tokenization.rateLimit',
          target: facilitatorId,
          message: `Set the tokenization rate limit to ${perMinute} a minute`,
        });
        return { perMinute };
      }),

    virtualTerminal: async ({ query }, context) => {
      const { subMerchant, application } = await findAccount(
        database,
        query.subMerchantId,
        context,
      );
      const { userId } = context.session.person;
      const at = await services.clock.now();
      const opened = await openTokenSession(database, subMerchant, { ...context, userId }, at);
      const { tokenSessionId, expiresAt } = opened;
      return {
        tokenizationId: tokenSessionId,
        subMerchantId: subMerchant.subMerchantId,
        publicKey: application.tokenizationPublicKey,
        status: 'open',
        expiresAt,
      };
    },

    session: async ({ params }, context) => responseOf(await findSession(params.id, context)),

    generateContext: async ({ params, body }, context) => {
      const session = await findSession(params.id, context);
      if (responseOf(session).status === 'closed') throw notFound('The open tokenization session');
      const targetOrigins = body.targetOrigins.map(originOf);
      const { tokenSessionId, expiresAt } = session;
      await database
        .update(tokenSessions)
        .set({ targetOrigins, origin: targetOrigins[0] ?? null })
        .where(eq(tokenSessions.tokenSessionId, tokenSessionId));
      return {
        ...fieldOpening({ ...session, targetOrigins }, services),
        scriptUrl: hostedAddress(services, context, hostedFields.path),
        integrity: hostedFields.integrity,
        expiresAt,
      };
    },

    convertToPermanent: async ({ body }, context) => {
      const { scope } = context;
      const card = await inTransaction(database, async (transaction) => {
        const [kept] = await transaction
          .update(cardTokens)
          .set({ expiresAt: null })
          .where(
            and(
              eq(cardTokens.token, body.token),
              eq(cardTokens.facilitatorId, scope.facilitatorId),
              isNull(cardTokens.deletedAt),
              or(isNull(cardTokens.expiresAt), gt(cardTokens.expiresAt, new Date())),
              inArray(
                cardTokens.subMerchantId,
                database
                  .select({ id: subMerchants.subMerchantId })
                  .from(subMerchants)
                  .where(within(scope, subMerchants)),
              ),
            ),
          )
          .returning();
        if (!kept) throw notFound('The token', body.token);
        await recordActivity(transaction, context, {
          action: 'customers.manage',
          target: kept.token,
          message: `Kept the card ending in ${kept.last4}`,
          subMerchantId: kept.subMerchantId ?? undefined,
        });
        return kept;
      });
      return {
        token: card.token,
        cardBrand: card.brand,
        truncatedCardNumber: card.last4,
        expirationMonth: card.expirationMonth,
        expirationYear: card.expirationYear,
      };
    },
  };
};
