import { saleCard } from '@payfac/api/contract/transactions';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ transactions: { saleCard } });
