import type { MatrixLine } from './call-matrix.ts';

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

const echeck = 'backoffice/transactions/echeck';

export const commerceMatrix: readonly MatrixLine[] = [
  line('POST', `${echeck}/sale`, atTheTill),
  line('POST', `${echeck}/${none}/void`, atTheTill, {}),
  line('POST', `${echeck}/${none}/refund`, atTheTill, {}),
  line('POST', `${echeck}/tokenize`, atTheTill),
  line('POST', 'backoffice/transactions/accounts/submerchant/echeck', ['admin']),
  line('POST', `backoffice/customers/${none}/bankaccounts`, inTheOffice),
  line('DELETE', `backoffice/customers/${none}/bankaccounts`, inTheOffice),
];
