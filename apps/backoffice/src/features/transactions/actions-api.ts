import { echecks } from '@payfac/api/contract/echecks';
import {
  captureCard,
  refundCard,
  setCustomer,
  setStatus,
  update,
} from '@payfac/api/contract/transactions';
import { callsOf } from '../../shared/api/connection.ts';

/** What is done to a payment; apart from the lists' calls, fetched with the first one opened. */
export const api = callsOf({
  echecks: { refund: echecks.refund },
  transactions: { captureCard, refundCard, setCustomer, setStatus, update },
});
