import { accountsExamples } from '../accounts/examples.ts';
import {
  accountsCenterExamples,
  applicationsCenterExamples,
  fundsCenterExamples,
  payoutAccountsCenterExamples,
  provisioningCenterExamples,
} from '../accounts-center/examples.ts';
import { activitiesExamples } from '../activities/examples.ts';
import { alertsExamples } from '../alerts/examples.ts';
import { apiKeysExamples } from '../api-keys/examples.ts';
import { apiLogsExamples } from '../api-logs/examples.ts';
import { applicantsExamples } from '../applicants/examples.ts';
import { applicationsExamples } from '../applications/examples.ts';
import { authExamples } from '../auth/examples.ts';
import { balanceExamples } from '../balance/examples.ts';
import { bankAccountsExamples } from '../bank-accounts/examples.ts';
import { capitalExamples } from '../capital/examples.ts';
import { commentsExamples } from '../comments/examples.ts';
import type * as areas from '../contract/areas.ts';
import type { ExamplesOf } from '../contract/examples.ts';
import { customersExamples } from '../customers/examples.ts';
import { disputesExamples } from '../disputes/examples.ts';
import { echecksExamples } from '../echecks/examples.ts';
import { facilitatorsExamples } from '../facilitators/examples.ts';
import { feesExamples } from '../fees/examples.ts';
import { fundsExamples } from '../funds/examples.ts';
import { hostedSessionsExamples } from '../hosted-sessions/examples.ts';
import { installmentsExamples } from '../installments/examples.ts';
import { invitesExamples } from '../invites/examples.ts';
import { invoicesExamples } from '../invoices/examples.ts';
import { ledgerExamples } from '../ledger/examples.ts';
import { metricsExamples } from '../metrics/examples.ts';
import { notificationsExamples } from '../notifications/examples.ts';
import { operationsExamples } from '../operations/examples.ts';
import { outcomesExamples } from '../outcomes/examples.ts';
import { paymentLinkTemplatesExamples } from '../payment-link-templates/examples.ts';
import { paymentLinksExamples } from '../payment-links/examples.ts';
import { payoutAccountsExamples } from '../payout-accounts/examples.ts';
import { payoutsExamples } from '../payouts/examples.ts';
import { plansExamples } from '../plans/examples.ts';
import { previewsExamples } from '../previews/examples.ts';
import { processorSessionsExamples } from '../processor-sessions/examples.ts';
import { productsExamples } from '../products/examples.ts';
import { provisioningExamples } from '../provisioning/examples.ts';
import { rawsExamples } from '../raws/examples.ts';
import { reconciliationExamples } from '../reconciliation/examples.ts';
import { reportingExamples } from '../reporting/examples.ts';
import { riskExamples } from '../risk/examples.ts';
import { riskRulesExamples } from '../risk-rules/examples.ts';
import { subscriptionsExamples } from '../subscriptions/examples.ts';
import { tagsExamples } from '../tags/examples.ts';
import { tokenSessionsExamples } from '../token-sessions/examples.ts';
import { tokenStatisticsExamples } from '../token-statistics/examples.ts';
import { tokenizationExamples } from '../tokenization/examples.ts';
import { tokenizationSessionsExamples } from '../tokenization-sessions/examples.ts';
import { transactionsExamples } from '../transactions/examples.ts';
import { usersExamples } from '../users/examples.ts';
import { webhooksExamples } from '../webhooks/examples.ts';

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
