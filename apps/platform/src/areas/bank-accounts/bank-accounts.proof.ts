import { type bankAccounts, customers, echecks } from '@payfac/api/contract';
import { payingAccount } from '../../../test/commerce.ts';
import { inTheOffice } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first, type Scene } from '../../../test/proof/scene.ts';
import { accountOf } from '../../../test/sale.ts';

/** A customer, and a bank account token that they may save. */
async function customerWithToken({ send, manager }: Pick<Scene, 'send' | 'manager'>) {
  const subMerchantId = accountOf(manager);
  const { customerId } = await send(customers.create, {
    by: 'manager',
    body: { subMerchantId, name: 'Grace Murray' },
  });
  const { token } = await send(echecks.tokenize, {
    by: 'manager',
    body: { subMerchantId, accountHolderName: 'Grace Murray', ...payingAccount },
  });
  return { by: 'manager' as const, params: { id: customerId }, token };
}

export const bankAccountsProof: Proof<typeof bankAccounts> = {
  add: {
    may: inTheOffice,
    whose: {
      params: { id: '{customer}' },
      body: { token: '{bankToken}', accountHolderName: 'Grace Murray' },
    },
    walk: async (scene) => {
      const { token, ...sent } = await customerWithToken(scene);
      return { ...sent, body: { token, accountHolderName: 'Grace Murray' } };
    },
    act: 'recorded',
    keeps: async (scene) => {
      const { token, ...sent } = await customerWithToken(scene);
      return {
        ...sent,
        given: { token },
        read: async () => {
          const query = { customerId: sent.params.id };
          return first((await scene.send(customers.list, { query })).data).bankAccounts[0];
        },
        except: { accountHolderName: 'goes with the account to the bank; shown to nobody' },
      };
    },
  },
  remove: {
    may: inTheOffice,
    whose: { params: { id: '{customer}' }, body: { token: '{savedBankToken}' } },
    walk: async ({ made }) => {
      const { customerId, bankAccounts: saved } = made('add');
      return { by: 'manager', params: { id: customerId }, body: { token: first(saved).token } };
    },
    act: 'recorded',
  },
};
