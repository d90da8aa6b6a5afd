/* What the API reference says, by area. Written by `scripts/write-openapi.ts`, of `contract/areas.ts`. */

export { accountsDocs as accounts } from '../areas/accounts/docs.ts';
export {
  accountsCenterDocs as accountsCenter,
  applicationsCenterDocs as applicationsCenter,
  fundsCenterDocs as fundsCenter,
  payoutAccountsCenterDocs as payoutAccountsCenter,
  provisioningCenterDocs as provisioningCenter,
} from '../areas/accounts-center/docs.ts';
export { activitiesDocs as activities } from '../areas/activities/docs.ts';
export { alertsDocs as alerts } from '../areas/alerts/docs.ts';
export { apiKeysDocs as apiKeys } from '../areas/api-keys/docs.ts';
export { apiLogsDocs as apiLogs } from '../areas/api-logs/docs.ts';
export { applicantsDocs as applicants } from '../areas/applicants/docs.ts';
export { applicationsDocs as applications } from '../areas/applications/docs.ts';
export { authDocs as auth } from '../areas/auth/docs.ts';
export { balanceDocs as balance } from '../areas/balance/docs.ts';
export { bankAccountsDocs as bankAccounts } from '../areas/bank-accounts/docs.ts';
export { capitalDocs as capital } from '../areas/capital/docs.ts';
export { commentsDocs as comments } from '../areas/comments/docs.ts';
export { customersDocs as customers } from '../areas/customers/docs.ts';
export { disputesDocs as disputes } from '../areas/disputes/docs.ts';
export { echecksDocs as echecks } from '../areas/echecks/docs.ts';
export { facilitatorsDocs as facilitators } from '../areas/facilitators/docs.ts';
export { feesDocs as fees } from '../areas/fees/docs.ts';
export { fundsDocs as funds } from '../areas/funds/docs.ts';
export { hostedSessionsDocs as hostedSessions } from '../areas/hosted-sessions/docs.ts';
export { installmentsDocs as installments } from '../areas/installments/docs.ts';
export { invitesDocs as invites } from '../areas/invites/docs.ts';
export { invoicesDocs as invoices } from '../areas/invoices/docs.ts';
export { ledgerDocs as ledger } from '../areas/ledger/docs.ts';
export { metricsDocs as metrics } from '../areas/metrics/docs.ts';
export { notificationsDocs as notifications } from '../areas/notifications/docs.ts';
export { operationsDocs as operations } from '../areas/operations/docs.ts';
export { outcomesDocs as outcomes } from '../areas/outcomes/docs.ts';
export { paymentLinkTemplatesDocs as paymentLinkTemplates } from '../areas/payment-link-templates/docs.ts';
export { paymentLinksDocs as paymentLinks } from '../areas/payment-links/docs.ts';
export { payoutAccountsDocs as payoutAccounts } from '../areas/payout-accounts/docs.ts';
export { payoutsDocs as payouts } from '../areas/payouts/docs.ts';
export { plansDocs as plans } from '../areas/plans/docs.ts';
export { previewsDocs as previews } from '../areas/previews/docs.ts';
export { processorSessionsDocs as processorSessions } from '../areas/processor-sessions/docs.ts';
export { productsDocs as products } from '../areas/products/docs.ts';
export { provisioningDocs as provisioning } from '../areas/provisioning/docs.ts';
export { rawsDocs as raws } from '../areas/raws/docs.ts';
export { reconciliationDocs as reconciliation } from '../areas/reconciliation/docs.ts';
export { reportingDocs as reporting } from '../areas/reporting/docs.ts';
export { riskDocs as risk } from '../areas/risk/docs.ts';
export { riskRulesDocs as riskRules } from '../areas/risk-rules/docs.ts';
export { secondFactorDocs as secondFactor } from '../areas/second-factor/docs.ts';
export { subscriptionsDocs as subscriptions } from '../areas/subscriptions/docs.ts';
export { tagsDocs as tags } from '../areas/tags/docs.ts';
export { tokenSessionsDocs as tokenSessions } from '../areas/token-sessions/docs.ts';
export { tokenStatisticsDocs as tokenStatistics } from '../areas/token-statistics/docs.ts';
export { tokenizationDocs as tokenization } from '../areas/tokenization/docs.ts';
export { tokenizationSessionsDocs as tokenizationSessions } from '../areas/tokenization-sessions/docs.ts';
export { transactionsDocs as transactions } from '../areas/transactions/docs.ts';
export { usersDocs as users } from '../areas/users/docs.ts';
export { webhooksDocs as webhooks } from '../areas/webhooks/docs.ts';
