import { applePayAccounts, applePayTestToken } from '@payfac/api/contract/tokenization';
import { saleCard } from '@payfac/api/contract/transactions';
import { callsOf } from '../../../shared/api/connection.ts';

/** Apart from the page: fetched with the first simulated payment. */
export const api = callsOf({
  tokenization: { applePayAccounts, applePayTestToken },
  transactions: { saleCard },
});
