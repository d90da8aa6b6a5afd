import { addCard, create } from '@payfac/api/contract/customers';
import { callsOf } from '../../shared/api/connection.ts';

/** Apart from the sale's own calls: fetched once a customer is named. */
export const customersApi = callsOf({ customers: { addCard, create } });
