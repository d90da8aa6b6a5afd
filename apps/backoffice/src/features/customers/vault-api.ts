import { bankAccounts } from '@payfac/api/contract/bank-accounts';
import { addCard, removeCard, setDefaultCard } from '@payfac/api/contract/customers';
import { tokenize } from '@payfac/api/contract/echecks';
import { callsOf } from '../../shared/api/connection.ts';

/** What changes a customer's saved cards and bank accounts: fetched with the first customer opened. */
export const vaultApi = callsOf({
  customers: { addCard, removeCard, setDefaultCard },
  bankAccounts,
  echecks: { tokenize },
});
