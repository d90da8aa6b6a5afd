import { accountsDocs } from '../accounts/docs.ts';
import { accountsCenterDocs } from '../accounts-center/docs.ts';
import { authDocs } from '../auth/docs.ts';
import { bankAccountsDocs } from '../bank-accounts/docs.ts';
import type { AreaDocs } from '../contract/docs.ts';
import { customersDocs } from '../customers/docs.ts';
import { echecksDocs } from '../echecks/docs.ts';
import { invoicesDocs } from '../invoices/docs.ts';
import { previewsDocs } from '../previews/docs.ts';
import { reportingDocs } from '../reporting/docs.ts';
import { tokenizationDocs } from '../tokenization/docs.ts';
import { transactionsDocs } from '../transactions/docs.ts';
import { usersDocs } from '../users/docs.ts';

/** What the API reference says, by area. */
export const docs: Readonly<Record<string, AreaDocs>> = {
  accounts: accountsDocs,
  accountsCenter: accountsCenterDocs,
  auth: authDocs,
  customers: customersDocs,
  reporting: reportingDocs,
  tokenization: tokenizationDocs,
  transactions: transactionsDocs,
  users: usersDocs,
  echecks: echecksDocs,
  bankAccounts: bankAccountsDocs,
  invoices: invoicesDocs,
  previews: previewsDocs,
};
