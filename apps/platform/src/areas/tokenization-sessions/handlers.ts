import type { tokenizationSessions as contract } from '@payfac/api/contract';
import { and, eq } from 'drizzle-orm';
import { invalid, notAllowedInStatus, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { subMerchants, tokenSessions } from '../../kernel/database/schema/index.ts';
import { type Limit, takePlace } from '../../kernel/limits/take.ts';
import { fieldOpening } from '../tokenization/field-opening.ts';
import { minuteMs, tokenizationPerMinute, tooManyCards } from '../tokenization/rate-limit.ts';

/** How long the fields have to create their one token, in security time. */
const sessionTokenLifeMs = 5 * 60_000;

/** How many times per minute one session may open a page: enough for reloads, too few for card testing. */
const openingsOfSession = 10;

const t = tokenSessions;

export const createTokenizationSessionsHandlers = (
  services: Services,
): Handlers<typeof contract> => ({
  authorize: async ({ body }, { scope }) => {
    const { protocol, origin } = new URL(body.targetOrigin);
    if (protocol !== 'https:' && protocol !== 'http:') {
      const message = 'Enter the address of a web page.';
      throw invalid([{ path: 'targetOrigin', message }]);
    }
    const now = new Date();
    const expiresAt = new Date(now.getTime() + sessionTokenLifeMs);
    const session = await inTransaction(services.database, async (transaction) => {
      const [found] = await transaction
        .select({ session: t, subMerchantId: subMerchants.subMerchantId })
        .from(t)
        .innerJoin(subMerchants, eq(subMerchants.subMerchantId, t.subMerchantId))
        .where(and(eq(t.tokenSessionId, body.tokenizationId), within(scope, subMerchants)))
        .for('update', { of: t });
      if (!found) throw notFound('The tokenization session', body.tokenizationId);
      const isOpen = found.session.status === 'open' && found.session.expiresAt > now;
      if (!isOpen) throw notAllowedInStatus('The tokenization session', 'closed');
      const most = await tokenizationPerMinute(transaction, found.session.facilitatorId);
      const { subMerchantId: whose } = found;
      const ofSession = { whose: body.tokenizationId, most: openingsOfSession };
      const limits: readonly Limit[] = [
        { name: 'card-session', ...ofSession, windowMs: minuteMs },
        { name: 'card-sessions', whose, most, windowMs: minuteMs },
      ];
      for (const limit of limits) {
        const wait = await takePlace(transaction, limit);
        if (wait !== undefined) throw tooManyCards(wait);
      }
      await transaction
        .update(t)
        .set({ origin, targetOrigins: [origin], authorizedAt: now })
        .where(eq(t.tokenSessionId, body.tokenizationId));
      return found;
    });
    const { facilitatorId, tokenSessionId } = session.session;
    const { subMerchantId } = session;
    const targetOrigins = [origin];
    const { context: sessionToken } = fieldOpening(
      { tokenSessionId, facilitatorId, subMerchantId, targetOrigins, expiresAt },
      services,
    );
    return {
      tokenizationId: tokenSessionId,
      subMerchantId,
      status: 'open',
      sessionToken,
      expiresAt,
    };
  },
});
