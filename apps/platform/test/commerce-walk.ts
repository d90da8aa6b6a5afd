import * as contract from '@payfac/api/contract';
import { tokenOf } from './cards.ts';
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

  invoices: async ({ api, succeed, admin }) => {
    const { invoices } = contract;
    const manager = await api.signIn('manager@harbor');
    const subMerchantId = accountOf(manager);
    const path = 'backoffice/invoices';
    const create = async () =>
      (
        await succeed(invoices.create, manager, path, {
          subMerchantId,
          date: '2026-03-18',
          items: [{ description: 'Atlas', quantity: 2, unitPrice: 40.25, taxRate: '7' }],
          shareMethods: ['email'],
          email: 'grace.murray@mail.example',
        })
      ).invoiceId;
    const id = await create();
    await succeed(invoices.get, manager, `${path}/${id}`);
    await succeed(invoices.update, manager, `${path}/${id}`, { notes: 'Thank you.' });
    await succeed(invoices.send, manager, `${path}/${id}/send`, { subMerchantId });
    await succeed(invoices.void, manager, `${path}/${id}/void`, { subMerchantId });
    await succeed(invoices.remove, manager, `${path}/${await create()}`);
    await succeed(invoices.list, admin, path);
    await succeed(invoices.stats, admin, `${path}/stats`);
  },

  previews: async ({ api, succeed }) => {
    const manager = await api.signIn('manager@harbor');
    const path = 'backoffice/previews';
    const body = { modelName: 'invoices', data: { notes: 'Soon' } };
    const { previewId } = await succeed(contract.previews.create, manager, path, body);
    await succeed(contract.previews.update, manager, `${path}/${previewId}`, { data: {} });
  },

  paymentLinks: async ({ api, succeed, admin }) => {
    const { paymentLinks, paymentLinkTemplates, hostedSessions } = contract;
    const manager = await api.signIn('manager@harbor');
    const subMerchantId = accountOf(manager);
    const templates = 'backoffice/paymentlink/templates';
    const { data } = await succeed(paymentLinkTemplates.list, manager, templates);
    const { fields, cartItems, callToActionLabel, transactionMessages, customFields } = data[0];
    const content = { fields, cartItems, callToActionLabel, transactionMessages, customFields };
    const made = await succeed(paymentLinkTemplates.create, manager, templates, {
      ...content,
      name: 'Deposits',
      subMerchantIds: [subMerchantId],
    });
    const { paymentLinkTemplateId } = made;
    await succeed(paymentLinkTemplates.listCreated, manager, `${templates}/created`);
    const renamed = { paymentLinkTemplateId, name: 'Deposit' };
    await succeed(paymentLinkTemplates.update, manager, templates, renamed);
    const link = await succeed(paymentLinks.create, manager, 'backoffice/paymentlink', {
      subMerchantId,
      paymentLinkTemplateId,
      amount: 25,
      email: 'grace.murray@mail.example',
    });
    const path = `backoffice/paymentlink/${link.sessionId}`;
    await succeed(paymentLinks.get, manager, path);
    await succeed(paymentLinks.deactivate, manager, `${path}/deactivate`, {});
    await succeed(paymentLinkTemplates.remove, manager, templates, { paymentLinkTemplateId });
    await succeed(hostedSessions.list, admin, 'reporting/hosted');
  },

  tokenSessions: async ({ api, succeed, admin }) => {
    const { tokenSessions, tokenizationSessions, tokenization } = contract;
    const manager = await api.signIn('manager@harbor');
    const opening = `backoffice/tokens/virtualTerminal?subMerchantId=${accountOf(manager)}`;
    const { tokenizationId } = await succeed(tokenization.virtualTerminal, manager, opening);
    await succeed(
      tokenizationSessions.authorize,
      manager,
      'backoffice/tokenization/session/authorize',
      { tokenizationId, targetOrigin: 'http://harbor.localhost:4400' },
    );
    await succeed(tokenSessions.list, admin, '/v1/tokenSessions');
    await succeed(tokenSessions.deviceChart, admin, '/v1/tokenSessions/charts/device');
    await succeed(tokenSessions.browserChart, admin, '/v1/tokenSessions/charts/browser');
    await succeed(tokenSessions.osChart, admin, '/v1/tokenSessions/charts/os');
  },

  plans: async ({ api, succeed, admin, provider }) => {
    const { plans } = contract;
    const manager = await api.signIn('manager@harbor');
    const plan = { ...examplePlan, subMerchantId: accountOf(manager) };
    const { planId } = await succeed(plans.create, admin, 'subscriptions/plan/create', plan);
    await succeed(plans.get, admin, `subscriptions/plans/${planId}`);
    await succeed(plans.update, admin, `subscriptions/plan/update/${planId}`, { name: 'Books' });
    await succeed(plans.activate, admin, `subscriptions/plan/activate/${planId}`, {});
    await succeed(plans.invite, admin, 'subscriptions/plan/invite', {
      planId,
      shareMethods: ['email'],
      email: 'grace.murray@mail.example',
    });
    await succeed(plans.deactivate, admin, `subscriptions/plan/deactivate/${planId}`, {});
    await succeed(plans.remove, admin, 'subscriptions/plan/delete', { planId });
    await succeed(plans.list, provider, 'subscriptions/plans');
  },

  subscriptions: async ({ succeed, admin, provider }) => {
    const { subscriptions } = contract;
    const path = 'subscriptions?status=active';
    const { data } = await succeed(subscriptions.list, provider, path);
    const { subscriptionId: id, customerId } = data[0];
    await succeed(subscriptions.deactivate, admin, `subscriptions/deactivate/${id}`, {});
    await succeed(subscriptions.activate, admin, `subscriptions/activate/${id}`, {});
    const saved = `reporting/customers?customerId=${customerId}`;
    const [{ creditCards }] = (await admin.get(saved)).body.data;
    const { token } = creditCards[0];
    await succeed(subscriptions.changeCard, admin, `subscriptions/card/${id}`, { token });
    await succeed(subscriptions.cancel, admin, `subscriptions/delete/${id}`);
  },

  installments: async (walker) => {
    const { api, succeed } = walker;
    const { installments } = contract;
    const manager = await api.signIn('manager@harbor');
    const { customerId, token } = await savedCard(walker, manager);
    const path = 'backoffice/installments';
    const { body } = await manager.get('reporting/transactions?pageSize=1');
    const year = Number(body.data[0].createdAt.slice(0, 4)) + 1;
    const made = await succeed(installments.create, manager, path, {
      subMerchantId: accountOf(manager),
      customerId,
      token,
      totalAmount: 1000,
      downPayment: 100,
      count: 4,
      frequency: 'monthly',
      firstDueOn: `${year}-12-01`,
    });
    const one = `${path}/${made.installmentId}`;
    await succeed(installments.get, manager, one);
    await succeed(installments.update, manager, one, { description: 'Piano' });
    await succeed(installments.cancel, manager, one);
    await succeed(installments.list, manager, path);
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

/** A plan as its editor sends it: a month free, then monthly at $19. */
export const examplePlan = {
  name: 'Book club',
  description: null,
  title: 'The book club',
  subTitle: null,
  schedules: [
    {
      name: 'Trial',
      pricing: { model: 'free' },
      billing: { timing: 'atSubscriptionStart', period: { unit: 'month', count: 1 } },
      cycles: 1,
    },
    {
      name: 'Monthly',
      pricing: { model: 'flat', amount: 19 },
      billing: { timing: 'atSubscriptionStart', period: { unit: 'month', count: 1 } },
      cycles: null,
    },
  ],
  cancelOptions: { byPayer: true, takesEffect: 'atPeriodEnd', noticeDays: 0 },
};

/** A customer of the manager's account with a saved card. */
export async function savedCard(
  { api }: Pick<Walker, 'api'>,
  session: TestSession,
  number?: string,
): Promise<{ readonly customerId: string; readonly token: string }> {
  const made = await session.call('backoffice/customers', {
    method: 'POST',
    body: { subMerchantId: accountOf(session), name: 'Grace Murray', zip: '46204' },
  });
  const customerId: string = made.body.customerId;
  const token = await tokenOf(api.open, number);
  await session.call(`backoffice/customers/${customerId}/creditcards`, {
    method: 'POST',
    body: { token, cardHolderName: 'Grace Murray' },
  });
  return { customerId, token };
}
