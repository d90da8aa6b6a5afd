import type { funds as contract, fundsCenter } from '@payfac/api/contract';
import { reservedTotals } from '@payfac/domain/accounts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { loans } from '../../kernel/database/schema/index.ts';
import { findApplication } from '../applications/store.ts';
import { releaseFunds } from './release.ts';
import { reservesOf } from './reserves.ts';

export const createFundsHandlers = (
  services: Services,
): Handlers<typeof contract> & Handlers<typeof fundsCenter> => {
  const { database } = services;

  /** The application's accounts that the caller may see. */
  async function accountsOf(applicationId: string, context: SessionContext): Promise<string[]> {
    const { records } = await findApplication(database, applicationId, context);
    return records.map(({ subMerchantId }) => subMerchantId);
  }

  return {
    loans: async ({ params: { id } }, context) => {
      const ids = await accountsOf(id, context);
      const rows = await database
        .select()
        .from(loans)
        .where(and(eq(loans.applicationId, id), inArray(loans.subMerchantId, ids)))
        .orderBy(desc(loans.createdAt), desc(loans.subMerchantLoanId));
      return { success: true, data: rows };
    },
    reserved: async ({ params: { id } }, context) => {
      const ids = await accountsOf(id, context);
      const reserves = await reservesOf(database, context.scope.facilitatorId, ids);
      const data = reserves.map(({ account, amount }) => ({ account, amount }));
      return { success: true, data, totals: reservedTotals(data) };
    },
    release: (input, context) => releaseFunds(services, input, context),
  };
};
