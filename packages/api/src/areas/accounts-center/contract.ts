/*
 * One file per area: an account picker imports only account names, without the calls of applications, funds and payout
 * accounts.
 */
export { accountsCenter } from './accounts.ts';
export { applicationsCenter } from './applications.ts';
export { fundsCenter } from './funds.ts';
export { payoutAccountsCenter } from './payout-accounts.ts';
export { provisioningCenter } from './provisioning.ts';
