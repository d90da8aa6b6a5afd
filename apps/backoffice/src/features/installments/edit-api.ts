import { update } from '@payfac/api/contract/installments';
import { callsOf } from '../../shared/api/connection.ts';

/** Apart from the list: fetched with the first change. */
export const api = callsOf({ installments: { update } });
