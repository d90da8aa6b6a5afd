import { invoices } from '@payfac/api/contract/invoices';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ invoices });

/** What a change to an invoice makes stale. */
export const stale = ['invoices', 'customer-invoices', 'dashboard'] as const;
