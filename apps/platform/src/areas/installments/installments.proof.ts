import { customers, installments } from '@payfac/api/contract';
import { tokenOf } from '../../../test/cards.ts';
import { savedCard } from '../../../test/commerce.ts';
import { atTheTill } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { accountOf } from '../../../test/sale.ts';

const terms = { totalAmount: 1000, count: 4, frequency: 'monthly', firstDueOn: '2027-12-01' };
const one = { installmentId: '{installment}' };

export const installmentsProof: Proof<typeof installments> = {
  create: {
    may: atTheTill,
    whose: {
      body: {
        ...terms,
        subMerchantId: '{account}',
        customerId: '{customer}',
        token: '{savedCard}',
      },
    },
    walk: async (scene) => ({
      by: 'manager',
      body: {
        ...terms,
        ...(await savedCard(scene, scene.manager)),
        subMerchantId: accountOf(scene.manager),
        downPayment: 100,
      },
    }),
    act: 'recorded',
    keeps: async (scene) => ({
      by: 'manager',
      given: {
        ...(await savedCard(scene, scene.manager)),
        subMerchantId: accountOf(scene.manager),
        totalAmount: 100,
        downPayment: 10,
        firstDueOn: '2027-05-04',
      },
      read: ({ installmentId }) =>
        scene.send(installments.get, { by: 'manager', params: { installmentId } }),
    }),
  },
  get: {
    may: atTheTill,
    whose: { params: one },
    walk: ({ made }) => ({
      by: 'manager',
      params: { installmentId: made('create').installmentId },
    }),
  },
  update: {
    may: atTheTill,
    whose: { params: one, body: { description: 'Piano' } },
    walk: ({ made }) => ({
      by: 'manager',
      params: { installmentId: made('create').installmentId },
      body: { description: 'Piano' },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const { send, manager, api } = scene;
      const saved = await savedCard(scene, manager);
      const token = await tokenOf(api.open);
      await send(customers.addCard, {
        params: { id: saved.customerId },
        body: { token, cardHolderName: 'Kept' },
      });
      const { installmentId } = await send(installments.create, {
        body: { ...terms, ...saved, subMerchantId: accountOf(manager) },
      });
      return {
        by: 'manager',
        params: { installmentId },
        given: { token },
        read: () => send(installments.get, { params: { installmentId } }),
      };
    },
  },
  cancel: {
    may: atTheTill,
    whose: { params: one },
    walk: ({ made }) => ({
      by: 'manager',
      params: { installmentId: made('create').installmentId },
    }),
    act: 'recorded',
  },
  list: {
    may: atTheTill,
    whose: 'account',
    csv: [{ file: 'installments', text: ['Customer', 'customers', 'name'] }],
    walk: { by: 'manager' },
  },
};
