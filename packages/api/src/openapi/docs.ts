import { accountsDocs } from '../accounts/docs.ts';
import {
  accountsCenterDocs,
  applicationsCenterDocs,
  fundsCenterDocs,
  payoutAccountsCenterDocs,
  provisioningCenterDocs,
} from '../accounts-center/docs.ts';
import { activitiesDocs } from '../activities/docs.ts';
import { alertsDocs } from '../alerts/docs.ts';
import { apiKeysDocs } from '../api-keys/docs.ts';
import { apiLogsDocs } from '../api-logs/docs.ts';
import { applicantsDocs } from '../applicants/docs.ts';
import { applicationsDocs } from '../applications/docs.ts';
import { authDocs } from '../auth/docs.ts';
import { balanceDocs } from '../balance/docs.ts';
import { bankAccountsDocs } from '../bank-accounts/docs.ts';
import { capitalDocs } from '../capital/docs.ts';
import { commentsDocs } from '../comments/docs.ts';
import type { AreaDocs } from '../contract/docs.ts';
import { customersDocs } from '../customers/docs.ts';
import { disputesDocs } from '../disputes/docs.ts';
import { echecksDocs } from '../echecks/docs.ts';
import { facilitatorsDocs } from '../facilitators/docs.ts';
import { feesDocs } from '../fees/docs.ts';
import { fundsDocs } from '../funds/docs.ts';
import { hostedSessionsDocs } from '../hosted-sessions/docs.ts';
import { installmentsDocs } from '../installments/docs.ts';
import { invitesDocs } from '../invites/docs.ts';
import { invoicesDocs } from '../invoices/docs.ts';
import { ledgerDocs } from '../ledger/docs.ts';
import { metricsDocs } from '../metrics/docs.ts';
import { notificationsDocs } from '../notifications/docs.ts';
import { operationsDocs } from '../operations/docs.ts';
import { outcomesDocs } from '../outcomes/docs.ts';
import { paymentLinkTemplatesDocs } from '../payment-link-templates/docs.ts';
import { paymentLinksDocs } from '../payment-links/docs.ts';
import { payoutAccountsDocs } from '../payout-accounts/docs.ts';
import { payoutsDocs } from '../payouts/docs.ts';
import { plansDocs } from '../plans/docs.ts';
import { previewsDocs } from '../previews/docs.ts';
import { processorSessionsDocs } from '../processor-sessions/docs.ts';
import { productsDocs } from '../products/docs.ts';
import { provisioningDocs } from '../provisioning/docs.ts';
import { rawsDocs } from '../raws/docs.ts';
import { reconciliationDocs } from '../reconciliation/docs.ts';
import { reportingDocs } from '../reporting/docs.ts';
import { riskDocs } from '../risk/docs.ts';
import { riskRulesDocs } from '../risk-rules/docs.ts';
import { subscriptionsDocs } from '../subscriptions/docs.ts';
import { tagsDocs } from '../tags/docs.ts';
import { tokenSessionsDocs } from '../token-sessions/docs.ts';
import { tokenStatisticsDocs } from '../token-statistics/docs.ts';
import { tokenizationDocs } from '../tokenization/docs.ts';
import { tokenizationSessionsDocs } from '../tokenization-sessions/docs.ts';
import { transactionsDocs } from '../transactions/docs.ts';
import { usersDocs } from '../users/docs.ts';
import { webhooksDocs } from '../webhooks/docs.ts';

/** What the API reference says, by area. */
export const docs: Readonly<Record<string, AreaDocs>> = {
  accounts: accountsDocs,
  accountsCenter: accountsCenterDocs,
  activities: activitiesDocs,
  alerts: alertsDocs,
  apiKeys: apiKeysDocs,
  apiLogs: apiLogsDocs,
  applicants: applicantsDocs,
  applications: applicationsDocs,
  applicationsCenter: applicationsCenterDocs,
  auth: authDocs,
  balance: balanceDocs,
  bankAccounts: bankAccountsDocs,
  capital: capitalDocs,
  comments: commentsDocs,
  customers: customersDocs,
  disputes: disputesDocs,
  echecks: echecksDocs,
  facilitators: facilitatorsDocs,
  fees: feesDocs,
  funds: fundsDocs,
  fundsCenter: fundsCenterDocs,
  hostedSessions: hostedSessionsDocs,
  invites: invitesDocs,
  invoices: invoicesDocs,
  ledger: ledgerDocs,
  metrics: metricsDocs,
  notifications: notificationsDocs,
  operations: operationsDocs,
  outcomes: outcomesDocs,
  paymentLinks: paymentLinksDocs,
  paymentLinkTemplates: paymentLinkTemplatesDocs,
  payoutAccounts: payoutAccountsDocs,
  payoutAccountsCenter: payoutAccountsCenterDocs,
  payouts: payoutsDocs,
  previews: previewsDocs,
  processorSessions: processorSessionsDocs,
  products: productsDocs,
  provisioning: provisioningDocs,
  provisioningCenter: provisioningCenterDocs,
  raws: rawsDocs,
  reconciliation: reconciliationDocs,
  reporting: reportingDocs,
  risk: riskDocs,
  riskRules: riskRulesDocs,
  tags: tagsDocs,
  tokenization: tokenizationDocs,
  tokenStatistics: tokenStatisticsDocs,
  transactions: transactionsDocs,
  users: usersDocs,
  webhooks: webhooksDocs,
  plans: plansDocs,
  subscriptions: subscriptionsDocs,
  installments: installmentsDocs,
  tokenSessions: tokenSessionsDocs,
  tokenizationSessions: tokenizationSessionsDocs,
};
