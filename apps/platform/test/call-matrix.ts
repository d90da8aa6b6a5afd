import { boardingMatrix } from './boarding-matrix.ts';
import { commerceMatrix } from './commerce-matrix.ts';
import type { MatrixLine } from './matrix-line.ts';
import { oversightMatrix } from './oversight-matrix.ts';

/*
 * Who may make which call, written by hand from the table of roles (document 1, section 6) and the
 * decisions beside it. Imports nothing from the sources, so that it does not repeat their mistakes.
 * Bodies are as little as needed to get past access: what the call returns then is tested elsewhere.
 */

/** One person of each role, by login. */
export const everyone = [
  'admin',
  'underwriter',
  'bank',
  'provider',
  'manager',
  'merchantadmin',
  'employee',
  'clerk',
  'accounting',
  'applicant',
  'borrower',
];
const atTheTill = ['admin', 'manager', 'employee', 'clerk'];
const inTheOffice = ['admin', 'manager', 'employee'];
const seesPayments = [
  'admin',
  'underwriter',
  'bank',
  'provider',
  'manager',
  'employee',
  'clerk',
  'accounting',
];
const seesFigures = seesPayments;
const seesCustomers = ['admin', 'provider', 'manager', 'employee', 'clerk'];
const managesPeople = ['admin', 'merchantadmin'];

const none = 'none-such';
const card = `backoffice/transactions/creditcard`;

export const callMatrix: readonly MatrixLine[] = [
  {
    method: 'POST',
    path: 'auth/login-as',
    body: { userId: none, application: 'payments' },
    allowed: ['admin'],
  },

  { method: 'GET', path: 'users', allowed: managesPeople },
  { method: 'POST', path: 'users', allowed: managesPeople },
  { method: 'GET', path: `users/${none}`, allowed: everyone },
  { method: 'PUT', path: `users/${none}`, allowed: everyone },
  { method: 'DELETE', path: `users/${none}`, allowed: managesPeople },
  { method: 'POST', path: `users/${none}/change-password`, allowed: everyone },
  { method: 'POST', path: `users/${none}/reset-password`, allowed: managesPeople },
  { method: 'POST', path: `users/${none}/unlock`, allowed: managesPeople },
  { method: 'POST', path: `users/${none}/products`, body: { product: none }, allowed: ['admin'] },
  { method: 'DELETE', path: `users/${none}/products/${none}`, allowed: ['admin'] },
  { method: 'POST', path: 'users/preferences/reports', allowed: everyone },

  ...commerceMatrix,
  ...boardingMatrix(everyone),
  ...oversightMatrix(everyone),

  { method: 'GET', path: 'reporting/customers', allowed: seesCustomers },
  { method: 'POST', path: 'backoffice/customers', allowed: inTheOffice },
  { method: 'PUT', path: `backoffice/customers/${none}`, allowed: inTheOffice },
  { method: 'DELETE', path: `backoffice/customers/${none}`, allowed: inTheOffice },
  { method: 'POST', path: `backoffice/customers/${none}/creditcards`, allowed: inTheOffice },
  { method: 'PUT', path: `backoffice/customers/${none}/creditcards`, allowed: inTheOffice },
  { method: 'DELETE', path: `backoffice/customers/${none}/creditcards`, allowed: inTheOffice },

  { method: 'POST', path: `${card}/sale`, allowed: atTheTill },
  { method: 'POST', path: `${card}/${none}/capture`, allowed: inTheOffice },
  { method: 'POST', path: `${card}/${none}/void`, allowed: atTheTill },
  { method: 'POST', path: `${card}/${none}/refund`, allowed: atTheTill },
  { method: 'POST', path: `${card}/binlookup`, body: { bin: '424242' }, allowed: atTheTill },
  {
    method: 'PUT',
    path: `backoffice/transactions/status/${none}`,
    body: { status: 'voided' },
    allowed: ['admin'],
  },
  { method: 'PUT', path: `backoffice/transactions/${none}`, allowed: inTheOffice },
  { method: 'PUT', path: `backoffice/transactions/${none}/customers`, allowed: inTheOffice },

  {
    method: 'POST',
    path: `backoffice/transactions/${none}/receipt`,
    body: { channel: 'email', email: 'payer@mail.example' },
    allowed: atTheTill,
  },

  { method: 'GET', path: 'reporting/transactions', allowed: seesPayments },
  { method: 'GET', path: `reporting/transactions/${none}/timeline`, allowed: seesPayments },
  { method: 'GET', path: 'reporting/transactions/stats', allowed: seesFigures },
  { method: 'GET', path: 'reporting/transactions/charts/daily', allowed: seesFigures },
  { method: 'GET', path: 'reporting/totals/cc', allowed: seesFigures },
  { method: 'GET', path: 'reporting/totals/refunds', allowed: seesFigures },
  { method: 'GET', path: 'reporting/transactions/authorizations', allowed: seesFigures },

  {
    method: 'GET',
    path: 'backoffice/accounts/view',
    allowed: [
      'admin',
      'underwriter',
      'bank',
      'manager',
      'merchantadmin',
      'employee',
      'applicant',
      'borrower',
    ],
  },
  { method: 'GET', path: 'backoffice/accounts/submerchants', allowed: everyone },
  { method: 'GET', path: 'backoffice/applepay/accounts', allowed: atTheTill },
  { method: 'GET', path: 'backoffice/accounts/center/view', allowed: ['provider'] },
  { method: 'GET', path: 'backoffice/accounts/center/submerchants', allowed: ['provider'] },

  {
    method: 'GET',
    path: `backoffice/tokens/virtualTerminal?subMerchantId=${none}`,
    allowed: atTheTill,
  },
  {
    method: 'GET',
    path: `backoffice/creditcard/tokenization/${none}/session`,
    allowed: atTheTill,
  },
  {
    method: 'POST',
    path: `backoffice/creditcard/tokenization/${none}/generatecontext`,
    allowed: atTheTill,
  },
  { method: 'GET', path: 'backoffice/applepay/setup', allowed: atTheTill },
  {
    method: 'POST',
    path: 'backoffice/tokens/applepay',
    body: { subMerchantId: none, card: 'visa' },
    allowed: atTheTill,
  },
  { method: 'GET', path: 'backoffice/tokenization/ratelimit', allowed: ['admin'] },
  {
    method: 'PUT',
    path: 'backoffice/tokenization/ratelimit',
    body: { perMinute: 0 },
    allowed: ['admin'],
  },
  {
    method: 'POST',
    path: 'backoffice/tokenization/tokenize/converttopermanent',
    body: { token: none },
    allowed: inTheOffice,
  },
];
