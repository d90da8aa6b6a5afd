/** Every area of the contract, by name. */

export { accounts } from '../accounts/contract.ts';
export {
  accountsCenter,
  applicationsCenter,
  fundsCenter,
  payoutAccountsCenter,
  provisioningCenter,
} from '../accounts-center/contract.ts';
export { activities } from '../activities/contract.ts';
export { alerts } from '../alerts/contract.ts';
export { apiKeys } from '../api-keys/contract.ts';
export { apiLogs } from '../api-logs/contract.ts';
export { applicants } from '../applicants/contract.ts';
export { applications } from '../applications/contract.ts';
export { auth } from '../auth/contract.ts';
export { balance } from '../balance/contract.ts';
export { bankAccounts } from '../bank-accounts/contract.ts';
export { capital } from '../capital/contract.ts';
export { comments } from '../comments/contract.ts';
export { customers } from '../customers/contract.ts';
export { disputes } from '../disputes/contract.ts';
export { echecks } from '../echecks/contract.ts';
export { facilitators } from '../facilitators/contract.ts';
export { fees } from '../fees/contract.ts';
export { funds } from '../funds/contract.ts';
export { hostedSessions } from '../hosted-sessions/contract.ts';
export { installments } from '../installments/contract.ts';
export { invites } from '../invites/contract.ts';
export { invoices } from '../invoices/contract.ts';
export { ledger } from '../ledger/contract.ts';
export { metrics } from '../metrics/contract.ts';
export { notifications } from '../notifications/contract.ts';
export { operations } from '../operations/contract.ts';
export { outcomes } from '../outcomes/contract.ts';
export { paymentLinkTemplates } from '../payment-link-templates/contract.ts';
export { paymentLinks } from '../payment-links/contract.ts';
export { payoutAccounts } from '../payout-accounts/contract.ts';
export { payouts } from '../payouts/contract.ts';
export { plans } from '../plans/contract.ts';
export { previews } from '../previews/contract.ts';
export { processorSessions } from '../processor-sessions/contract.ts';
export { products } from '../products/contract.ts';
export { provisioning } from '../provisioning/contract.ts';
export { raws } from '../raws/contract.ts';
export { reconciliation } from '../reconciliation/contract.ts';
export { reporting } from '../reporting/contract.ts';
export { risk } from '../risk/contract.ts';
export { riskRules } from '../risk-rules/contract.ts';
export { subscriptions } from '../subscriptions/contract.ts';
export { tags } from '../tags/contract.ts';
export { tokenSessions } from '../token-sessions/contract.ts';
export { tokenStatistics } from '../token-statistics/contract.ts';
export { tokenization } from '../tokenization/contract.ts';
export { tokenizationSessions } from '../tokenization-sessions/contract.ts';
export { transactions } from '../transactions/contract.ts';
export { users } from '../users/contract.ts';
export { webhooks } from '../webhooks/contract.ts';
