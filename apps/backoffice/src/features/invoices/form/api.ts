import { create, get, send, update } from '@payfac/api/contract/invoices';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ invoices: { create, get, send, update } });
