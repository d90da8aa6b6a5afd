import { cancel, get, list } from '@payfac/api/contract/installments';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ installments: { list, get, cancel } });
