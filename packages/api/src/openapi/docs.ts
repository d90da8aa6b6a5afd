import { accountsDocs } from '../areas/accounts/docs.ts';
import {
  accountsCenterDocs,
  applicationsCenterDocs,
  fundsCenterDocs,
  payoutAccountsCenterDocs,
  provisioningCenterDocs,
} from '../areas/accounts-center/docs.ts';
import { activitiesDocs } from '../areas/activities/docs.ts';
import { alertsDocs } from '../areas/alerts/docs.ts';
import { apiKeysDocs } from '../areas/api-keys/docs.ts';
import { apiLogsDocs } from '../areas/api-logs/docs.ts';
import { applicantsDocs } from '../areas/applicants/docs.ts';
import { applicationsDocs } from '../areas/applications/docs.ts';
import { authDocs } from '../areas/auth/docs.ts';
import { balanceDocs } from '../areas/balance/docs.ts';
import { bankAccountsDocs } from '../areas/bank-accounts/docs.ts';
import { capitalDocs } from '../areas/capital/docs.ts';
import { commentsDocs } from '../areas/comments/docs.ts';
import { customersDocs } from '../areas/customers/docs.ts';
import { disputesDocs } from '../areas/disputes/docs.ts';
import { echecksDocs } from '../areas/echecks/docs.ts';
import { facilitatorsDocs } from '../areas/facilitators/docs.ts';
import { feesDocs } from '../areas/fees/docs.ts';
import { fundsDocs } from '../areas/funds/docs.ts';
import { hostedSessionsDocs } from '../areas/hosted-sessions/docs.ts';
import { installmentsDocs } from '../areas/installments/docs.ts';
import { invitesDocs } from '../areas/invites/docs.ts';
import { invoicesDocs } from '../areas/invoices/docs.ts';
import { ledgerDocs } from '../areas/ledger/docs.ts';
import { metricsDocs } from '../areas/metrics/docs.ts';
import { notificationsDocs } from '../areas/notifications/docs.ts';
import { operationsDocs } from '../areas/operations/docs.ts';
import { outcomesDocs } from '../areas/outcomes/docs.ts';
import { paymentLinkTemplatesDocs } from '../areas/payment-link-templates/docs.ts';
import { paymentLinksDocs } from '../areas/payment-links/docs.ts';
import { payoutAccountsDocs } from '../areas/payout-accounts/docs.ts';
import { payoutsDocs } from '../areas/payouts/docs.ts';
import { plansDocs } from '../areas/plans/docs.ts';
import { previewsDocs } from '../areas/previews/docs.ts';
import { processorSessionsDocs } from '../areas/processor-sessions/docs.ts';
import { productsDocs } from '../areas/products/docs.ts';
import { provisioningDocs } from '../areas/provisioning/docs.ts';
import { rawsDocs } from '../areas/raws/docs.ts';
import { reconciliationDocs } from '../areas/reconciliation/docs.ts';
import { reportingDocs } from '../areas/reporting/docs.ts';
import { riskDocs } from '../areas/risk/docs.ts';
import { riskRulesDocs } from '../areas/risk-rules/docs.ts';
import { secondFactorDocs } from '../areas/second-factor/docs.ts';
import { subscriptionsDocs } from '../areas/subscriptions/docs.ts';
import { tagsDocs } from '../areas/tags/docs.ts';
import { tokenSessionsDocs } from '../areas/token-sessions/docs.ts';
import { tokenStatisticsDocs } from '../areas/token-statistics/docs.ts';
import { tokenizationDocs } from '../areas/tokenization/docs.ts';
import { tokenizationSessionsDocs } from '../areas/tokenization-sessions/docs.ts';
import { transactionsDocs } from '../areas/transactions/docs.ts';
import { usersDocs } from '../areas/users/docs.ts';
import { webhooksDocs } from '../areas/webhooks/docs.ts';
import type { AreaDocs } from '../kernel/docs.ts';

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
  secondFactor: secondFactorDocs,
  subscriptions: subscriptionsDocs,
  installments: installmentsDocs,
  tokenSessions: tokenSessionsDocs,
  tokenizationSessions: tokenizationSessionsDocs,
};
