import type { transactions } from '@payfac/api/contract';
import { tokenOf } from '../../../test/cards.ts';
import { admins, atTheTill, inTheOffice } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { keepsNothing, moves, movesMoney } from '../../../test/proof/usual.ts';
import { accountOf, saleBody } from '../../../test/sale.ts';
import { customerFor, keepsSale, paymentOf, sold } from './kept-sale.proof.ts';

const payment = { id: '{payment}' };

export const transactionsProof: Proof<typeof transactions> = {
  saleCard: {
    may: atTheTill,
    whose: {
      body: {
        subMerchantId: '{account}',
        amount: 12.5,
        token: '{card}',
        cardHolderName: 'Grace Murray',
        billingAddress: { street: '1 Main St', zip: '46204' },
      },
    },
    walk: async ({ manager, api }) => ({
      by: 'manager',
      body: saleBody(manager, { token: await tokenOf(api.open) }),
    }),
    act: 'recorded',
    keeps: keepsSale,
  },
  captureCard: {
    may: inTheOffice,
    whose: { params: payment, body: {} },
    walk: async (scene) => ({
      by: 'manager',
      params: { id: await sold(scene, { capture: false }) },
      body: { amount: 5 },
    }),
    ...movesMoney,
  },
  refundCard: {
    may: atTheTill,
    whose: { params: payment, body: {} },
    walk: ({ made }) => ({
      by: 'manager',
      params: { id: made('captureCard').transactionId },
      body: { amount: 1 },
    }),
    ...movesMoney,
  },
  sendReceipt: {
    may: atTheTill,
    whose: { params: payment, body: { channel: 'email', email: 'grace.murray@mail.example' } },
    walk: ({ made }) => ({
      by: 'manager',
      params: { id: made('captureCard').transactionId },
      body: { channel: 'email', email: 'grace@mail.example' },
    }),
    act: 'recorded',
    keeps: keepsNothing,
  },
  update: {
    may: inTheOffice,
    whose: { params: payment, body: { description: 'Two lamps' } },
    walk: ({ made }) => ({
      by: 'manager',
      params: { id: made('saleCard').transactionId },
      body: { invoiceNumber: 'INV-7', description: 'Two lamps' },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const id = await sold(scene, { amount: 71 });
      return { by: 'manager', params: { id }, read: () => paymentOf(scene, id) };
    },
  },
  setCustomer: {
    may: inTheOffice,
    whose: { params: payment, body: { customerId: null } },
    walk: async (scene) => ({
      by: 'manager',
      params: { id: scene.made('saleCard').transactionId },
      body: { customerId: await customerFor(scene, accountOf(scene.manager)) },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const id = await sold(scene, { amount: 73 });
      return {
        by: 'manager',
        params: { id },
        given: { customerId: await customerFor(scene, accountOf(scene.manager)) },
        read: () => paymentOf(scene, id),
      };
    },
  },
  voidCard: {
    may: atTheTill,
    whose: { params: payment, body: {} },
    walk: ({ made }) => ({
      by: 'manager',
      params: { id: made('saleCard').transactionId },
      body: {},
    }),
    ...movesMoney,
  },
  binLookup: {
    may: atTheTill,
    whose: 'nobody',
    walk: { by: 'manager', body: { bin: '42424242' } },
  },
  setStatus: {
    may: admins,
    whose: { params: payment, body: { status: 'voided' } },
    walk: async (scene) => ({ params: { id: await sold(scene, {}) }, body: { status: 'voided' } }),
    ...moves,
  },
};
