import { invoices } from '@payfac/api/contract/invoices';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ invoices });
