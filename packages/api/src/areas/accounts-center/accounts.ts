import { accounts } from '../accounts/contract.ts';
import { centerOf } from './center-of.ts';

export const accountsCenter = /* @__PURE__ */ centerOf(accounts, 'accountsCenter', [
  'sidebar.serviceProvider.accounts',
]);
