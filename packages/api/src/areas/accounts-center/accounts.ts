import { centerOf } from '../../kernel/center-of.ts';
import { accounts } from '../accounts/contract.ts';

export const accountsCenter = /* @__PURE__ */ centerOf(accounts, 'accountsCenter', [
  'sidebar.serviceProvider.accounts',
]);
