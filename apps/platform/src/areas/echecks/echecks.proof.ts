import { customers, echecks, reporting } from '@payfac/api/contract';
import { payingAccount } from '../../../test/commerce.ts';
import { admins, atTheTill } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first, type Scene } from '../../../test/proof/scene.ts';
import { moves, movesMoney, takenByPages } from '../../../test/proof/usual.ts';
import { accountOf } from '../../../test/sale.ts';

const holder = { accountHolderName: 'Grace Murray', ...payingAccount };
const newToken = async ({ send, manager }: Pick<Scene, 'send' | 'manager'>): Promise<string> => {
  const body = { subMerchantId: accountOf(manager), ...holder };
  return (await send(echecks.tokenize, { by: 'manager', body })).token;
};

export const echecksProof: Proof<typeof echecks> = {
  tokenize: {
    may: [...atTheTill, 'provider', 'applicant'],
    whose: { body: { subMerchantId: '{account}', ...holder } },
    walk: ({ manager }) => ({
      by: 'manager',
      body: { subMerchantId: accountOf(manager), ...holder },
    }),
    ...takenByPages,
  },
  sale: {
    may: atTheTill,
    whose: {
      body: {
        subMerchantId: '{account}',
        amount: 12.5,
        token: '{bankToken}',
        accountHolderName: 'Grace Murray',
      },
    },
    walk: ({ manager, made }) => ({
      by: 'manager',
      body: {
        subMerchantId: accountOf(manager),
        amount: 184.5,
        token: made('tokenize').token,
        accountHolderName: 'Grace Murray',
      },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const { send, manager } = scene;
      const subMerchantId = accountOf(manager);
      const body = { subMerchantId, name: 'Kept' };
      return {
        by: 'manager',
        given: {
          subMerchantId,
          token: await newToken(scene),
          customerId: (await send(customers.create, { body })).customerId,
          amount: 74,
          taxAmount: 5,
          standardAmount: undefined,
          source: 'backoffice',
        },
        read: async ({ transactionId }) =>
          first((await send(reporting.listTransactions, { query: { transactionId } })).data),
        as: { accountHolderName: 'cardHolderName' },
        except: {
          token: 'the account is shown by its last four digits',
          standardAmount: 'of accounts with two prices alone, whose own test sees it',
        },
      };
    },
  },
  void: {
    may: atTheTill,
    whose: { params: { id: '{echeck}' }, body: {} },
    walk: ({ made }) => ({ by: 'manager', params: { id: made('sale').transactionId }, body: {} }),
    ...movesMoney,
  },
  refund: {
    may: atTheTill,
    whose: { params: { id: '{echeck}' }, body: {} },
    walk: async ({ send, manager }) => {
      const { data } = await send(reporting.listTransactions, {
        query: { paymentType: 'eCheck', status: 'settled', subMerchantId: accountOf(manager) },
      });
      return { by: 'manager', params: { id: first(data).transactionId }, body: { amount: 1 } };
    },
    ...movesMoney,
  },
  setStatus: {
    may: admins,
    whose: { body: { subMerchantId: '{account}', echeckStatus: 'active' } },
    walk: ({ manager }) => ({
      body: { subMerchantId: accountOf(manager), echeckStatus: 'active' },
    }),
    ...moves,
  },
};
