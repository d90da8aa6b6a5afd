import { get, type ObjectLine, post, put, remove } from './line.ts';

const customer = 'backoffice/customers/{customer}';
const card = 'backoffice/transactions/creditcard';
const echeck = 'backoffice/transactions/echeck';
const charge = { subMerchantId: '{account}', amount: 12.5 };

/** Customers, and payments by card and by bank account. */
export const paymentLines: readonly ObjectLine[] = [
  post('backoffice/customers', { subMerchantId: '{account}', name: 'Grace Murray' }),
  put(customer, { company: 'Harbor Books' }),
  remove(customer),
  post(`${customer}/creditcards`, { token: '{card}', cardHolderName: 'Grace Murray' }),
  put(`${customer}/creditcards`, { token: '{savedCard}' }),
  remove(`${customer}/creditcards`, { token: '{savedCard}' }),
  post(`${customer}/bankaccounts`, { token: '{bankToken}', accountHolderName: 'Grace Murray' }),
  remove(`${customer}/bankaccounts`, { token: '{savedBankToken}' }),

  post(`${card}/sale`, {
    ...charge,
    token: '{card}',
    cardHolderName: 'Grace Murray',
    billingAddress: { street: '1 Main St', zip: '46204' },
  }),
  post(`${card}/{payment}/capture`, {}),
  post(`${card}/{payment}/void`, {}),
  post(`${card}/{payment}/refund`, {}),
  put('backoffice/transactions/status/{payment}', { status: 'voided' }),
  put('backoffice/transactions/{payment}', { description: 'Two lamps' }),
  put('backoffice/transactions/{payment}/customers', { customerId: null }),
  post('backoffice/transactions/{payment}/receipt', {
    channel: 'email',
    email: 'grace.murray@mail.example',
  }),
  get('reporting/transactions/{payment}/timeline'),
  post(`${echeck}/sale`, { ...charge, token: '{bankToken}', accountHolderName: 'Grace Murray' }),
  post(`${echeck}/{echeck}/void`, {}),
  post(`${echeck}/{echeck}/refund`, {}),
  post(`${echeck}/tokenize`, {
    subMerchantId: '{account}',
    accountHolderName: 'Grace Murray',
    routingNumber: '110000000',
    accountNumber: '000123456789',
  }),
  post('backoffice/transactions/accounts/submerchant/echeck', {
    subMerchantId: '{account}',
    echeckStatus: 'active',
  }),
  post('backoffice/tokens/applepay', { subMerchantId: '{account}', card: 'visa' }),
  get('backoffice/tokens/virtualTerminal?subMerchantId={account}'),
  get('backoffice/creditcard/tokenization/{tokenSession}/session'),
  post('backoffice/creditcard/tokenization/{tokenSession}/generatecontext', {
    targetOrigins: ['http://harbor.localhost'],
  }),
  post('backoffice/tokenization/session/authorize', {
    tokenizationId: '{tokenSession}',
    targetOrigin: 'http://harbor.localhost',
  }),
  post('backoffice/tokenization/tokenize/converttopermanent', { token: '{card}' }),
];
