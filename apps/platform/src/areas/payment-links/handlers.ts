import type { paymentLinks as contract } from '@payfac/api/contract';
import { applyPaymentLink } from '@payfac/domain/payment-links';
import { notAllowedInStatus } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { changeSession, lockSession, showSession } from '../hosted-sessions/store.ts';
import { createLink } from './create.ts';
import { recordLink } from './record.ts';

export const createPaymentLinksHandlers = (services: Services): Handlers<typeof contract> => ({
  create: ({ body }, context) => createLink(services, body, context),
  get: ({ params }, context) => showSession(services, params.id, context),

  deactivate: async ({ params }, context) => {
    const at = await services.clock.now();
    await inTransaction(services.database, async (transaction) => {
      const session = await lockSession(transaction, params.id, context);
      const account = await findAccount(transaction, session.subMerchantId, context);
      requireFeatures(account, ['payLinks'], context);
      const status = applyPaymentLink(session.status, 'deactivate');
      if (!status) throw notAllowedInStatus('The payment link', session.status);
      await changeSession(transaction, session.sessionId, { status }, at);
      await recordLink(transaction, session, context, 'Deactivated');
    });
    return showSession(services, params.id, context);
  },
});
