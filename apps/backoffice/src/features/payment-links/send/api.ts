import { create, get } from '@payfac/api/contract/payment-links';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ paymentLinks: { create, get } });
