import { addCard } from '@payfac/api/contract/customers';
import { callsOf } from '../../shared/api/connection.ts';

/** Apart from the sale's own calls: fetched once a card is kept. */
export const customersApi = callsOf({ customers: { addCard } });
