import * as contract from '@payfac/api/contract';
import type { Walker } from './oversight-walk.ts';
import { accountOf } from './sale.ts';
import type { TestSession } from './session.ts';

/** Numbers of the simulated bank's account that pays. */
export const payingAccount = { routingNumber: '110000000', accountNumber: '000123456789' };

const bankToken = async ({ succeed }: Walker, session: TestSession): Promise<string> => {
  const body = {
    subMerchantId: accountOf(session),
    accountHolderName: 'Grace Murray',
    ...payingAccount,
  };
  const path = 'backoffice/transactions/echeck/tokenize';
  return (await succeed(contract.echecks.tokenize, session, path, body)).token;
};

/** The walk's calls of the areas of commerce, by area. */
export const commerceWalk: Readonly<Record<string, (walker: Walker) => Promise<void>>> = {
  echecks: async (walker) => {
    const { api, succeed, admin } = walker;
    const manager = await api.signIn('manager@harbor');
    const subMerchantId = accountOf(manager);
    const token = await bankToken(walker, manager);
    const path = 'backoffice/transactions/echeck';
    const body = { subMerchantId, amount: 184.5, token, accountHolderName: 'Grace Murray' };
    const sale = await succeed(contract.echecks.sale, manager, `${path}/sale`, body);
    const voided = `${path}/${sale.transactionId}/void`;
    await succeed(contract.echecks.void, manager, voided, {});
    const settled = await settledEcheck(walker);
    await succeed(contract.echecks.refund, manager, `${path}/${settled}/refund`, { amount: 1 });
    const status = 'backoffice/transactions/accounts/submerchant/echeck';
    const active = { subMerchantId, echeckStatus: 'active' };
    await succeed(contract.echecks.setStatus, admin, status, active);
  },

  bankAccounts: async (walker) => {
    const { api, succeed } = walker;
    const manager = await api.signIn('manager@harbor');
    const made = await succeed(contract.customers.create, manager, 'backoffice/customers', {
      subMerchantId: accountOf(manager),
      name: 'Grace Murray',
    });
    const token = await bankToken(walker, manager);
    const path = `backoffice/customers/${made._id}/bankaccounts`;
    const saved = { token, accountHolderName: 'Grace Murray' };
    await succeed(contract.bankAccounts.add, manager, path, saved);
    await succeed(contract.bankAccounts.remove, manager, path, { token });
  },
};

/** An eCheck of the manager's account that has settled. */
async function settledEcheck({ api }: Walker): Promise<string> {
  const manager = await api.signIn('manager@harbor');
  const { body } = await manager.get(
    `reporting/transactions?paymentType=eCheck&status=settled&subMerchantId=${accountOf(manager)}`,
  );
  return body.data[0].transactionId;
}
