/*
 * One file an area: whoever asks for the names of accounts alone, as every picker does, is not given the
 * calls of applications, funds and payout accounts with them.
 */
export { accountsCenter } from './accounts.ts';
export { applicationsCenter } from './applications.ts';
export { fundsCenter } from './funds.ts';
export { payoutAccountsCenter } from './payout-accounts.ts';
export { provisioningCenter } from './provisioning.ts';
