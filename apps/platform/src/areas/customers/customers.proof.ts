import { customers } from '@payfac/api/contract';
import { tokenOf } from '../../../test/cards.ts';
import { inTheOffice } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first, type Scene } from '../../../test/proof/scene.ts';
import { moves } from '../../../test/proof/usual.ts';
import { accountOf } from '../../../test/sale.ts';

const customer = { id: '{customer}' };
const contact = {
  email: 'kept@mail.example',
  mobileNumber: '2075550142',
  state: 'ME',
  zip: '04101',
};
const newCustomer = async ({ send, manager }: Pick<Scene, 'send' | 'manager'>): Promise<string> => {
  const body = { subMerchantId: accountOf(manager), name: 'Kept' };
  return (await send(customers.create, { by: 'manager', body })).customerId;
};
const customerOf = async ({ send }: Pick<Scene, 'send'>, customerId: string) =>
  first((await send(customers.list, { by: 'manager', query: { customerId } })).data);

export const customersProof: Proof<typeof customers> = {
  list: {
    may: ['admin', 'provider', 'manager', 'employee', 'clerk'],
    whose: 'account',
    csv: [{ file: 'customers', text: ['Name', 'customers', 'name'] }],
    walk: { by: 'manager' },
  },
  create: {
    may: inTheOffice,
    whose: { body: { subMerchantId: '{account}', name: 'Grace Murray' } },
    walk: ({ manager }) => ({
      by: 'manager',
      body: { subMerchantId: accountOf(manager), name: 'Grace Murray' },
    }),
    act: 'recorded',
    keeps: (scene) => ({
      by: 'manager',
      given: { ...contact, subMerchantId: accountOf(scene.manager) },
      read: ({ customerId }) => customerOf(scene, customerId),
    }),
  },
  update: {
    may: inTheOffice,
    whose: { params: customer, body: { company: 'Harbor Books' } },
    walk: ({ made }) => ({
      by: 'manager',
      params: { id: made('create').customerId },
      body: { company: 'Harbor Books' },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const id = await newCustomer(scene);
      return { by: 'manager', params: { id }, given: contact, read: () => customerOf(scene, id) };
    },
  },
  addCard: {
    may: inTheOffice,
    whose: { params: customer, body: { token: '{card}', cardHolderName: 'Grace Murray' } },
    walk: async ({ made, api }) => ({
      by: 'manager',
      params: { id: made('create').customerId },
      body: { token: await tokenOf(api.open), cardHolderName: 'Grace Murray' },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const id = await newCustomer(scene);
      return {
        by: 'manager',
        params: { id },
        given: { token: await tokenOf(scene.api.open) },
        read: async () => (await customerOf(scene, id)).creditCards[0],
      };
    },
  },
  setDefaultCard: {
    may: inTheOffice,
    whose: { params: customer, body: { token: '{savedCard}' } },
    walk: ({ made }) => {
      const { customerId, creditCards } = made('addCard');
      return {
        by: 'manager',
        params: { id: customerId },
        body: { token: first(creditCards).token },
      };
    },
    ...moves,
  },
  removeCard: {
    may: inTheOffice,
    whose: { params: customer, body: { token: '{savedCard}' } },
    walk: ({ made }) => {
      const { customerId, creditCards } = made('addCard');
      return {
        by: 'manager',
        params: { id: customerId },
        body: { token: first(creditCards).token },
      };
    },
    act: 'recorded',
  },
  remove: {
    may: inTheOffice,
    whose: { params: customer },
    walk: ({ made }) => ({ by: 'manager', params: { id: made('create').customerId } }),
    act: 'recorded',
  },
};
