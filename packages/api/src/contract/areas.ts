/** Every area of the contract, by name. */

export { accounts } from '../areas/accounts/contract.ts';
export {
  accountsCenter,
  applicationsCenter,
  fundsCenter,
  payoutAccountsCenter,
  provisioningCenter,
} from '../areas/accounts-center/contract.ts';
export { activities } from '../areas/activities/contract.ts';
export { alerts } from '../areas/alerts/contract.ts';
export { apiKeys } from '../areas/api-keys/contract.ts';
export { apiLogs } from '../areas/api-logs/contract.ts';
export { applicants } from '../areas/applicants/contract.ts';
export { applications } from '../areas/applications/contract.ts';
export { auth } from '../areas/auth/contract.ts';
export { balance } from '../areas/balance/contract.ts';
export { bankAccounts } from '../areas/bank-accounts/contract.ts';
export { capital } from '../areas/capital/contract.ts';
export { comments } from '../areas/comments/contract.ts';
export { customers } from '../areas/customers/contract.ts';
export { disputes } from '../areas/disputes/contract.ts';
export { echecks } from '../areas/echecks/contract.ts';
export { facilitators } from '../areas/facilitators/contract.ts';
export { fees } from '../areas/fees/contract.ts';
export { funds } from '../areas/funds/contract.ts';
export { hostedSessions } from '../areas/hosted-sessions/contract.ts';
export { installments } from '../areas/installments/contract.ts';
export { invites } from '../areas/invites/contract.ts';
export { invoices } from '../areas/invoices/contract.ts';
export { ledger } from '../areas/ledger/contract.ts';
export { metrics } from '../areas/metrics/contract.ts';
export { notifications } from '../areas/notifications/contract.ts';
export { operations } from '../areas/operations/contract.ts';
export { outcomes } from '../areas/outcomes/contract.ts';
export { paymentLinkTemplates } from '../areas/payment-link-templates/contract.ts';
export { paymentLinks } from '../areas/payment-links/contract.ts';
export { payoutAccounts } from '../areas/payout-accounts/contract.ts';
export { payouts } from '../areas/payouts/contract.ts';
export { plans } from '../areas/plans/contract.ts';
export { previews } from '../areas/previews/contract.ts';
export { processorSessions } from '../areas/processor-sessions/contract.ts';
export { products } from '../areas/products/contract.ts';
export { provisioning } from '../areas/provisioning/contract.ts';
export { raws } from '../areas/raws/contract.ts';
export { reconciliation } from '../areas/reconciliation/contract.ts';
export { reporting } from '../areas/reporting/contract.ts';
export { risk } from '../areas/risk/contract.ts';
export { riskRules } from '../areas/risk-rules/contract.ts';
export { secondFactor } from '../areas/second-factor/contract.ts';
export { subscriptions } from '../areas/subscriptions/contract.ts';
export { tags } from '../areas/tags/contract.ts';
export { tokenSessions } from '../areas/token-sessions/contract.ts';
export { tokenStatistics } from '../areas/token-statistics/contract.ts';
export { tokenization } from '../areas/tokenization/contract.ts';
export { tokenizationSessions } from '../areas/tokenization-sessions/contract.ts';
export { transactions } from '../areas/transactions/contract.ts';
export { users } from '../areas/users/contract.ts';
export { webhooks } from '../areas/webhooks/contract.ts';
