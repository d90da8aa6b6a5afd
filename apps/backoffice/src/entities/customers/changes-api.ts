import { create, update } from '@payfac/api/contract/customers';
import { callsOf } from '../../shared/api/connection.ts';

/** Apart from the list: fetched with the first form. */
export const changesApi = callsOf({ customers: { create, update } });
