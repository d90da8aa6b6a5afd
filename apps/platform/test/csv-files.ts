/*
 * The files of document 2, section 9, "CSV file names", by the calls that return them, kept by hand.
 * Imports nothing from the sources.
 */
export interface CsvFile {
  readonly fileName: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Who may have it; an administrator when absent. */
  readonly by?: string;
  /** A column of free text, and where it is kept: for trying formulas. */
  readonly text?: readonly [header: string, table: string, column: string];
}

const file = (fileName: string, path: string, rest: Partial<CsvFile> = {}): CsvFile => ({
  fileName,
  method: 'GET',
  path,
  ...rest,
});

const accountName = ['Account', 'sub_merchants', 'dba_name'] as const;
export const csvFiles: readonly CsvFile[] = [
  file('customers', 'reporting/customers', { text: ['Name', 'customers', 'name'] }),
  file('users-activities', 'foundation/useractivities/get', {
    method: 'POST',
    text: ['Message', 'user_activities', 'message'],
  }),
  file('alerts', 'foundation/alerts/get', {
    method: 'POST',
    text: ['Message', 'alerts', 'message'],
  }),
  file('invoices', 'backoffice/invoices', { text: ['Email', 'invoices', 'email'] }),
  file('transactions', 'reporting/transactions', {
    text: ['Description', 'transactions', 'description'],
  }),
  file('declined_transactions', 'reporting/transactions?status=declined', {
    text: ['Cardholder', 'transactions', 'card_holder_name'],
  }),
  file('disputes', 'reporting/disputes', { text: accountName }),
  file('hosted-sessions', 'reporting/hosted', {
    text: ['Description', 'hosted_sessions', 'description'],
  }),
  file('reconciliation', 'reporting/reconciliation', { text: accountName }),
  file('payouts', 'reporting/payouts/instructions', {
    text: ['Beneficiary', 'payouts', 'beneficiary'],
  }),
  file('payouts', 'reporting/payouts/merchant', { text: accountName }),
  file('payouts_balance', 'reporting/balance', { text: accountName }),
  file('fees', 'reporting/commissionfees', { text: accountName }),
  file('plans', 'subscriptions/plans', { text: ['Name', 'plans', 'name'] }),
  file('subscriptions', 'subscriptions', { text: ['Customer', 'customers', 'name'] }),
  file('accounts', 'backoffice/accounts/view', { text: ['DBA name', 'sub_merchants', 'dba_name'] }),
  file('accounts', 'backoffice/accounts/center/view', {
    by: 'provider',
    text: ['DBA name', 'sub_merchants', 'dba_name'],
  }),
  file('applications', 'backoffice/accounts', { text: ['DBA name', 'applications', 'dba_name'] }),
  file('applications', 'backoffice/accounts/center', {
    by: 'provider',
    text: ['DBA name', 'applications', 'dba_name'],
  }),
  file('txMetrics', 'metrics/ccTxMetrics', { text: accountName }),
  file('ccTokenMetrics', 'metrics/ccTokenMetrics', {}),
  file('installments', 'backoffice/installments', { text: ['Customer', 'customers', 'name'] }),
];
