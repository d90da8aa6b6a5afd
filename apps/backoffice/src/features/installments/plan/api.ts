import { create } from '@payfac/api/contract/installments';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ installments: { create } });
