/** Every area of the contract, by name. */

export { accounts } from '../accounts/contract.ts';
export { accountsCenter } from '../accounts-center/contract.ts';
export { activities } from '../activities/contract.ts';
export { alerts } from '../alerts/contract.ts';
export { apiLogs } from '../api-logs/contract.ts';
export { auth } from '../auth/contract.ts';
export { bankAccounts } from '../bank-accounts/contract.ts';
export { comments } from '../comments/contract.ts';
export { customers } from '../customers/contract.ts';
export { echecks } from '../echecks/contract.ts';
export { facilitators } from '../facilitators/contract.ts';
export { invoices } from '../invoices/contract.ts';
export { notifications } from '../notifications/contract.ts';
export { previews } from '../previews/contract.ts';
export { raws } from '../raws/contract.ts';
export { reporting } from '../reporting/contract.ts';
export { tags } from '../tags/contract.ts';
export { tokenization } from '../tokenization/contract.ts';
export { transactions } from '../transactions/contract.ts';
export { users } from '../users/contract.ts';
export { webhooks } from '../webhooks/contract.ts';
