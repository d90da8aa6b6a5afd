import { accountsDocs } from '../accounts/docs.ts';
import { accountsCenterDocs } from '../accounts-center/docs.ts';
import { activitiesDocs } from '../activities/docs.ts';
import { alertsDocs } from '../alerts/docs.ts';
import { apiLogsDocs } from '../api-logs/docs.ts';
import { authDocs } from '../auth/docs.ts';
import { bankAccountsDocs } from '../bank-accounts/docs.ts';
import { commentsDocs } from '../comments/docs.ts';
import type { AreaDocs } from '../contract/docs.ts';
import { customersDocs } from '../customers/docs.ts';
import { echecksDocs } from '../echecks/docs.ts';
import { facilitatorsDocs } from '../facilitators/docs.ts';
import { invoicesDocs } from '../invoices/docs.ts';
import { notificationsDocs } from '../notifications/docs.ts';
import { previewsDocs } from '../previews/docs.ts';
import { rawsDocs } from '../raws/docs.ts';
import { reportingDocs } from '../reporting/docs.ts';
import { tagsDocs } from '../tags/docs.ts';
import { tokenizationDocs } from '../tokenization/docs.ts';
import { transactionsDocs } from '../transactions/docs.ts';
import { usersDocs } from '../users/docs.ts';
import { webhooksDocs } from '../webhooks/docs.ts';

/** What the API reference says, by area. */
export const docs: Readonly<Record<string, AreaDocs>> = {
  accounts: accountsDocs,
  accountsCenter: accountsCenterDocs,
  activities: activitiesDocs,
  alerts: alertsDocs,
  apiLogs: apiLogsDocs,
  auth: authDocs,
  bankAccounts: bankAccountsDocs,
  comments: commentsDocs,
  customers: customersDocs,
  echecks: echecksDocs,
  facilitators: facilitatorsDocs,
  invoices: invoicesDocs,
  notifications: notificationsDocs,
  previews: previewsDocs,
  raws: rawsDocs,
  reporting: reportingDocs,
  tags: tagsDocs,
  tokenization: tokenizationDocs,
  transactions: transactionsDocs,
  users: usersDocs,
  webhooks: webhooksDocs,
};
