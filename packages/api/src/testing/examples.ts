/* An exchange of every call, as it travels, by area. Written by `scripts/write-openapi.ts`, of `contract/areas.ts`. */

export { accountsExamples as accounts } from '../areas/accounts/examples.ts';
export {
  accountsCenterExamples as accountsCenter,
  applicationsCenterExamples as applicationsCenter,
  fundsCenterExamples as fundsCenter,
  payoutAccountsCenterExamples as payoutAccountsCenter,
  provisioningCenterExamples as provisioningCenter,
} from '../areas/accounts-center/examples.ts';
export { activitiesExamples as activities } from '../areas/activities/examples.ts';
export { alertsExamples as alerts } from '../areas/alerts/examples.ts';
export { apiKeysExamples as apiKeys } from '../areas/api-keys/examples.ts';
export { apiLogsExamples as apiLogs } from '../areas/api-logs/examples.ts';
export { applicantsExamples as applicants } from '../areas/applicants/examples.ts';
export { applicationsExamples as applications } from '../areas/applications/examples.ts';
export { authExamples as auth } from '../areas/auth/examples.ts';
export { balanceExamples as balance } from '../areas/balance/examples.ts';
export { bankAccountsExamples as bankAccounts } from '../areas/bank-accounts/examples.ts';
export { capitalExamples as capital } from '../areas/capital/examples.ts';
export { commentsExamples as comments } from '../areas/comments/examples.ts';
export { customersExamples as customers } from '../areas/customers/examples.ts';
export { disputesExamples as disputes } from '../areas/disputes/examples.ts';
export { echecksExamples as echecks } from '../areas/echecks/examples.ts';
export { facilitatorsExamples as facilitators } from '../areas/facilitators/examples.ts';
export { feesExamples as fees } from '../areas/fees/examples.ts';
export { fundsExamples as funds } from '../areas/funds/examples.ts';
export { hostedSessionsExamples as hostedSessions } from '../areas/hosted-sessions/examples.ts';
export { installmentsExamples as installments } from '../areas/installments/examples.ts';
export { invitesExamples as invites } from '../areas/invites/examples.ts';
export { invoicesExamples as invoices } from '../areas/invoices/examples.ts';
export { ledgerExamples as ledger } from '../areas/ledger/examples.ts';
export { metricsExamples as metrics } from '../areas/metrics/examples.ts';
export { notificationsExamples as notifications } from '../areas/notifications/examples.ts';
export { operationsExamples as operations } from '../areas/operations/examples.ts';
export { outcomesExamples as outcomes } from '../areas/outcomes/examples.ts';
export { paymentLinkTemplatesExamples as paymentLinkTemplates } from '../areas/payment-link-templates/examples.ts';
export { paymentLinksExamples as paymentLinks } from '../areas/payment-links/examples.ts';
export { payoutAccountsExamples as payoutAccounts } from '../areas/payout-accounts/examples.ts';
export { payoutsExamples as payouts } from '../areas/payouts/examples.ts';
export { plansExamples as plans } from '../areas/plans/examples.ts';
export { previewsExamples as previews } from '../areas/previews/examples.ts';
export { processorSessionsExamples as processorSessions } from '../areas/processor-sessions/examples.ts';
export { productsExamples as products } from '../areas/products/examples.ts';
export { provisioningExamples as provisioning } from '../areas/provisioning/examples.ts';
export { rawsExamples as raws } from '../areas/raws/examples.ts';
export { reconciliationExamples as reconciliation } from '../areas/reconciliation/examples.ts';
export { reportingExamples as reporting } from '../areas/reporting/examples.ts';
export { riskExamples as risk } from '../areas/risk/examples.ts';
export { riskRulesExamples as riskRules } from '../areas/risk-rules/examples.ts';
export { secondFactorExamples as secondFactor } from '../areas/second-factor/examples.ts';
export { subscriptionsExamples as subscriptions } from '../areas/subscriptions/examples.ts';
export { tagsExamples as tags } from '../areas/tags/examples.ts';
export { tokenSessionsExamples as tokenSessions } from '../areas/token-sessions/examples.ts';
export { tokenStatisticsExamples as tokenStatistics } from '../areas/token-statistics/examples.ts';
export { tokenizationExamples as tokenization } from '../areas/tokenization/examples.ts';
export { tokenizationSessionsExamples as tokenizationSessions } from '../areas/tokenization-sessions/examples.ts';
export { transactionsExamples as transactions } from '../areas/transactions/examples.ts';
export { usersExamples as users } from '../areas/users/examples.ts';
export { webhooksExamples as webhooks } from '../areas/webhooks/examples.ts';
