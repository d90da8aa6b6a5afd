import { accountsExamples } from '../areas/accounts/examples.ts';
import {
  accountsCenterExamples,
  applicationsCenterExamples,
  fundsCenterExamples,
  payoutAccountsCenterExamples,
  provisioningCenterExamples,
} from '../areas/accounts-center/examples.ts';
import { activitiesExamples } from '../areas/activities/examples.ts';
import { alertsExamples } from '../areas/alerts/examples.ts';
import { apiKeysExamples } from '../areas/api-keys/examples.ts';
import { apiLogsExamples } from '../areas/api-logs/examples.ts';
import { applicantsExamples } from '../areas/applicants/examples.ts';
import { applicationsExamples } from '../areas/applications/examples.ts';
import { authExamples } from '../areas/auth/examples.ts';
import { balanceExamples } from '../areas/balance/examples.ts';
import { bankAccountsExamples } from '../areas/bank-accounts/examples.ts';
import { capitalExamples } from '../areas/capital/examples.ts';
import { commentsExamples } from '../areas/comments/examples.ts';
import { customersExamples } from '../areas/customers/examples.ts';
import { disputesExamples } from '../areas/disputes/examples.ts';
import { echecksExamples } from '../areas/echecks/examples.ts';
import { facilitatorsExamples } from '../areas/facilitators/examples.ts';
import { feesExamples } from '../areas/fees/examples.ts';
import { fundsExamples } from '../areas/funds/examples.ts';
import { hostedSessionsExamples } from '../areas/hosted-sessions/examples.ts';
import { installmentsExamples } from '../areas/installments/examples.ts';
import { invitesExamples } from '../areas/invites/examples.ts';
import { invoicesExamples } from '../areas/invoices/examples.ts';
import { ledgerExamples } from '../areas/ledger/examples.ts';
import { metricsExamples } from '../areas/metrics/examples.ts';
import { notificationsExamples } from '../areas/notifications/examples.ts';
import { operationsExamples } from '../areas/operations/examples.ts';
import { outcomesExamples } from '../areas/outcomes/examples.ts';
import { paymentLinkTemplatesExamples } from '../areas/payment-link-templates/examples.ts';
import { paymentLinksExamples } from '../areas/payment-links/examples.ts';
import { payoutAccountsExamples } from '../areas/payout-accounts/examples.ts';
import { payoutsExamples } from '../areas/payouts/examples.ts';
import { plansExamples } from '../areas/plans/examples.ts';
import { previewsExamples } from '../areas/previews/examples.ts';
import { processorSessionsExamples } from '../areas/processor-sessions/examples.ts';
import { productsExamples } from '../areas/products/examples.ts';
import { provisioningExamples } from '../areas/provisioning/examples.ts';
import { rawsExamples } from '../areas/raws/examples.ts';
import { reconciliationExamples } from '../areas/reconciliation/examples.ts';
import { reportingExamples } from '../areas/reporting/examples.ts';
import { riskExamples } from '../areas/risk/examples.ts';
import { riskRulesExamples } from '../areas/risk-rules/examples.ts';
import { secondFactorExamples } from '../areas/second-factor/examples.ts';
import { subscriptionsExamples } from '../areas/subscriptions/examples.ts';
import { tagsExamples } from '../areas/tags/examples.ts';
import { tokenSessionsExamples } from '../areas/token-sessions/examples.ts';
import { tokenStatisticsExamples } from '../areas/token-statistics/examples.ts';
import { tokenizationExamples } from '../areas/tokenization/examples.ts';
import { tokenizationSessionsExamples } from '../areas/tokenization-sessions/examples.ts';
import { transactionsExamples } from '../areas/transactions/examples.ts';
import { usersExamples } from '../areas/users/examples.ts';
import { webhooksExamples } from '../areas/webhooks/examples.ts';
import type * as areas from '../contract/areas.ts';
import type { ExamplesOf } from '../kernel/examples.ts';

type Areas = typeof areas;

/** An exchange of every call, as it travels, by area. */
export const examples: { readonly [A in keyof Areas]: ExamplesOf<Areas[A]> } = {
  accounts: accountsExamples,
  accountsCenter: accountsCenterExamples,
  activities: activitiesExamples,
  alerts: alertsExamples,
  apiKeys: apiKeysExamples,
  apiLogs: apiLogsExamples,
  applicants: applicantsExamples,
  applications: applicationsExamples,
  applicationsCenter: applicationsCenterExamples,
  auth: authExamples,
  balance: balanceExamples,
  bankAccounts: bankAccountsExamples,
  capital: capitalExamples,
  comments: commentsExamples,
  customers: customersExamples,
  disputes: disputesExamples,
  echecks: echecksExamples,
  facilitators: facilitatorsExamples,
  fees: feesExamples,
  funds: fundsExamples,
  fundsCenter: fundsCenterExamples,
  hostedSessions: hostedSessionsExamples,
  installments: installmentsExamples,
  invites: invitesExamples,
  invoices: invoicesExamples,
  ledger: ledgerExamples,
  metrics: metricsExamples,
  notifications: notificationsExamples,
  operations: operationsExamples,
  outcomes: outcomesExamples,
  paymentLinkTemplates: paymentLinkTemplatesExamples,
  paymentLinks: paymentLinksExamples,
  payoutAccounts: payoutAccountsExamples,
  payoutAccountsCenter: payoutAccountsCenterExamples,
  payouts: payoutsExamples,
  plans: plansExamples,
  previews: previewsExamples,
  processorSessions: processorSessionsExamples,
  products: productsExamples,
  provisioning: provisioningExamples,
  provisioningCenter: provisioningCenterExamples,
  raws: rawsExamples,
  reconciliation: reconciliationExamples,
  reporting: reportingExamples,
  risk: riskExamples,
  riskRules: riskRulesExamples,
  secondFactor: secondFactorExamples,
  subscriptions: subscriptionsExamples,
  tags: tagsExamples,
  tokenSessions: tokenSessionsExamples,
  tokenStatistics: tokenStatisticsExamples,
  tokenization: tokenizationExamples,
  tokenizationSessions: tokenizationSessionsExamples,
  transactions: transactionsExamples,
  users: usersExamples,
  webhooks: webhooksExamples,
};
