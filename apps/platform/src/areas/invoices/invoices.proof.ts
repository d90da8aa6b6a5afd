import { customers, invoices } from '@payfac/api/contract';
import { atTheTill, type Person } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import type { Scene } from '../../../test/proof/scene.ts';
import { moves } from '../../../test/proof/usual.ts';
import { accountOf } from '../../../test/sale.ts';

const seesInvoices: readonly Person[] = ['admin', 'provider', 'manager', 'employee', 'clerk'];
const invoice = { invoiceId: '{invoice}' };

/** An invoice to be e-mailed. */
const mailed = (subMerchantId: string) => ({
  subMerchantId,
  date: '2026-03-18',
  items: [{ description: 'Atlas', quantity: 2, unitPrice: 40.25, taxRate: '7' }],
  shareMethods: ['email'],
  email: 'grace.murray@mail.example',
});

/** The body that a fully completed form sends. */
async function content({ send, manager }: Pick<Scene, 'send' | 'manager'>) {
  const body = { subMerchantId: accountOf(manager), name: 'Kept' };
  const { customerId } = await send(customers.create, { body });
  return {
    email: 'kept@mail.example',
    mobileNumber: '2075550142',
    customerId,
    paymentTerm: 'custom',
    date: '2026-05-01',
    dueDate: '2026-05-20',
    items: [
      { description: 'Kept', quantity: 2, unitPrice: 40.5, taxRate: '7', discountRate: '10' },
    ],
    dualPricing: { enabled: true, diffPercentage: '3' },
    shareMethods: ['email'],
  };
}

export const invoicesProof: Proof<typeof invoices> = {
  create: {
    may: atTheTill,
    whose: { body: mailed('{account}') },
    walk: ({ manager }) => ({ by: 'manager', body: mailed(accountOf(manager)) }),
    act: 'recorded',
    keeps: async (scene) => ({
      by: 'manager',
      given: {
        ...(await content(scene)),
        subMerchantId: accountOf(scene.manager),
        invoiceNumber: 'KEPT-1',
        status: 'Draft',
      },
      read: ({ invoiceId }) => scene.send(invoices.get, { params: { invoiceId } }),
    }),
  },
  get: {
    may: seesInvoices,
    whose: { params: invoice },
    walk: ({ made }) => ({ by: 'manager', params: { invoiceId: made('create').invoiceId } }),
  },
  update: {
    may: atTheTill,
    whose: { params: invoice, body: { notes: 'Thank you.' } },
    walk: ({ made }) => ({
      by: 'manager',
      params: { invoiceId: made('create').invoiceId },
      body: { notes: 'Thank you.' },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const { send, manager } = scene;
      const { invoiceId } = await send(invoices.create, {
        body: { subMerchantId: accountOf(manager), status: 'Draft', date: '2026-04-01', items: [] },
      });
      return {
        by: 'manager',
        params: { invoiceId },
        given: { ...(await content(scene)), invoiceNumber: 'KEPT-2', status: 'Created' },
        read: () => send(invoices.get, { params: { invoiceId } }),
      };
    },
  },
  send: {
    may: atTheTill,
    whose: { params: invoice, body: { subMerchantId: '{account}' } },
    walk: ({ made, manager }) => ({
      by: 'manager',
      params: { invoiceId: made('create').invoiceId },
      body: { subMerchantId: accountOf(manager) },
    }),
    ...moves,
  },
  void: {
    may: atTheTill,
    whose: { params: invoice, body: { subMerchantId: '{account}' } },
    walk: ({ made, manager }) => ({
      by: 'manager',
      params: { invoiceId: made('create').invoiceId },
      body: { subMerchantId: accountOf(manager) },
    }),
    ...moves,
  },
  remove: {
    may: atTheTill,
    whose: { params: invoice },
    walk: async ({ send, manager }) => {
      const { invoiceId } = await send(invoices.create, { body: mailed(accountOf(manager)) });
      return { by: 'manager', params: { invoiceId } };
    },
    act: 'recorded',
  },
  list: {
    may: seesInvoices,
    whose: 'account',
    csv: [{ file: 'invoices', text: ['Email', 'invoices', 'email'] }],
    walk: {},
  },
  stats: { may: seesInvoices, whose: 'nobody', walk: {} },
};
