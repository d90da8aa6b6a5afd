import type { MatrixLine } from './matrix-line.ts';

/*
 * Who may make which call of the areas of commerce, written by hand from document 1, section 6.
 * Imports nothing from the sources.
 */

const none = 'none-such';
const atTheTill = ['admin', 'manager', 'employee', 'clerk'];
const inTheOffice = ['admin', 'manager', 'employee'];

const line = (
  method: MatrixLine['method'],
  path: string,
  allowed: readonly string[],
  body?: unknown,
): MatrixLine => ({ method, path, allowed, ...(body === undefined ? {} : { body }) });

const seesInvoices = ['admin', 'provider', ...atTheTill.slice(1)];
const managesPlans = ['admin', 'provider'];
const previews = [...atTheTill, 'provider'];
const seesPlans = ['admin', 'provider'];
const seesHosted = ['admin', 'bank', ...atTheTill.slice(1)];
const managesTemplates = ['admin', 'manager'];

const echeck = 'backoffice/transactions/echeck';

export const commerceMatrix: readonly MatrixLine[] = [
  line('POST', `${echeck}/sale`, atTheTill),
  line('POST', `${echeck}/${none}/void`, atTheTill, {}),
  line('POST', `${echeck}/${none}/refund`, atTheTill, {}),
  line('POST', `${echeck}/tokenize`, [...atTheTill, 'provider', 'applicant']),
  line('POST', 'backoffice/transactions/accounts/submerchant/echeck', ['admin']),
  line('POST', `backoffice/customers/${none}/bankaccounts`, inTheOffice),
  line('DELETE', `backoffice/customers/${none}/bankaccounts`, inTheOffice),

  line('GET', 'backoffice/invoices', seesInvoices),
  line('GET', 'backoffice/invoices/stats', seesInvoices),
  line('POST', 'backoffice/invoices', atTheTill),
  line('GET', `backoffice/invoices/${none}`, seesInvoices),
  line('PUT', `backoffice/invoices/${none}`, atTheTill),
  line('DELETE', `backoffice/invoices/${none}`, atTheTill),
  line('POST', `backoffice/invoices/${none}/send`, atTheTill),
  line('POST', `backoffice/invoices/${none}/void`, atTheTill),
  line('POST', 'backoffice/previews', previews),
  line('PUT', `backoffice/previews/${none}`, previews),

  line('GET', 'backoffice/paymentlink/templates', atTheTill),
  line('GET', 'backoffice/paymentlink/templates/created', atTheTill),
  line('POST', 'backoffice/paymentlink/templates', managesTemplates),
  line('PUT', 'backoffice/paymentlink/templates', managesTemplates),
  line('DELETE', 'backoffice/paymentlink/templates', managesTemplates),
  line('POST', 'backoffice/paymentlink', atTheTill),
  line('GET', `backoffice/paymentlink/${none}`, seesHosted),
  line('POST', `backoffice/paymentlink/${none}/deactivate`, atTheTill, {}),
  line('GET', 'reporting/hosted', seesHosted),

  line('GET', 'tokenSessions', ['admin']),
  line('GET', 'tokenSessions/charts/device', ['admin']),
  line('GET', 'tokenSessions/charts/browser', ['admin']),
  line('GET', 'tokenSessions/charts/os', ['admin']),
  line('POST', 'backoffice/tokenization/session/authorize', atTheTill),

  line('GET', 'subscriptions/plans', seesPlans),
  line('GET', `subscriptions/plans/${none}`, seesPlans),
  line('POST', 'subscriptions/plan/create', managesPlans),
  line('PUT', `subscriptions/plan/update/${none}`, managesPlans),
  line('POST', 'subscriptions/plan/delete', managesPlans, { planId: none }),
  line('POST', 'subscriptions/plan/invite', managesPlans),
  line('PUT', `subscriptions/plan/activate/${none}`, managesPlans, {}),
  line('PUT', `subscriptions/plan/deactivate/${none}`, managesPlans, {}),
  line('GET', 'subscriptions', seesPlans),
  line('PUT', `subscriptions/activate/${none}`, managesPlans, {}),
  line('PUT', `subscriptions/deactivate/${none}`, managesPlans, {}),
  line('PUT', `subscriptions/card/${none}`, managesPlans, { token: none }),
  line('DELETE', `subscriptions/delete/${none}`, managesPlans),

  line('GET', 'backoffice/installments', atTheTill),
  line('GET', `backoffice/installments/${none}`, atTheTill),
  line('POST', 'backoffice/installments', atTheTill),
  line('PUT', `backoffice/installments/${none}`, atTheTill, {}),
  line('DELETE', `backoffice/installments/${none}`, atTheTill),
];
