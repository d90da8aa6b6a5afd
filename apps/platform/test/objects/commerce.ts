import { get, type ObjectLine, post, put, remove } from './line.ts';

const shared = { shareMethods: ['email'], email: 'grace.murray@mail.example' };

/** What is billed. @param templateContent what a payment link template holds, which is long. */
export const commerceLines = (templateContent: object): readonly ObjectLine[] => [
  post('backoffice/invoices', {
    subMerchantId: '{account}',
    date: '2026-03-18',
    items: [{ description: 'Atlas', quantity: 2, unitPrice: 40.25, taxRate: '7' }],
    ...shared,
  }),
  get('backoffice/invoices/{invoice}'),
  put('backoffice/invoices/{invoice}', { notes: 'Thank you.' }),
  remove('backoffice/invoices/{invoice}'),
  post('backoffice/invoices/{invoice}/send', { subMerchantId: '{account}' }),
  post('backoffice/invoices/{invoice}/void', { subMerchantId: '{account}' }),

  post('backoffice/paymentlink/templates', {
    ...templateContent,
    name: 'Deposits',
    subMerchantIds: ['{account}'],
  }),
  put('backoffice/paymentlink/templates', {
    paymentLinkTemplateId: '{template}',
    name: 'Deposits',
  }),
  remove('backoffice/paymentlink/templates', { paymentLinkTemplateId: '{template}' }),
  post('backoffice/paymentlink', { subMerchantId: '{account}', amount: 25, email: shared.email }),
  get('backoffice/paymentlink/{link}'),
  post('backoffice/paymentlink/{link}/deactivate', {}),

  get('subscriptions/plans/{plan}'),
  put('subscriptions/plan/update/{plan}', { name: 'Books' }),
  post('subscriptions/plan/delete', { planId: '{plan}' }),
  post('subscriptions/plan/invite', { planId: '{plan}', ...shared }),
  put('subscriptions/plan/activate/{plan}', {}),
  put('subscriptions/plan/deactivate/{plan}', {}),
  post('subscriptions/plan/create', {
    subMerchantId: '{account}',
    name: 'Book club',
    description: null,
    title: 'The book club',
    subTitle: null,
    schedules: [
      {
        name: 'Monthly',
        pricing: { model: 'flat', amount: 19 },
        billing: { timing: 'atSubscriptionStart', period: { unit: 'month', count: 1 } },
        cycles: null,
      },
    ],
    cancelOptions: { byPayer: true, takesEffect: 'atPeriodEnd', noticeDays: 0 },
  }),
  put('subscriptions/activate/{subscription}', {}),
  put('subscriptions/deactivate/{subscription}', {}),
  put('subscriptions/card/{subscription}', { token: '{savedCard}' }),
  remove('subscriptions/delete/{subscription}'),

  get('backoffice/installments/{installment}'),
  put('backoffice/installments/{installment}', { description: 'Piano' }),
  remove('backoffice/installments/{installment}'),
  post('backoffice/installments', {
    subMerchantId: '{account}',
    customerId: '{customer}',
    token: '{savedCard}',
    totalAmount: 1000,
    count: 4,
    frequency: 'monthly',
    firstDueOn: '2027-12-01',
  }),
];
