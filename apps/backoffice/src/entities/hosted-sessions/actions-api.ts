import { paymentLinks } from '@payfac/api/contract/payment-links';
import { callsOf } from '../../shared/api/connection.ts';

/** Apart from the list's calls: what a link may hold is checked only where one is sent. */
export const api = callsOf({ paymentLinks });
