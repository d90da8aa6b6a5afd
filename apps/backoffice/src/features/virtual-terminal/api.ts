import { sale, tokenize } from '@payfac/api/contract/echecks';
import { binLookup, saleCard } from '@payfac/api/contract/transactions';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({
  echecks: { sale, tokenize },
  transactions: { binLookup, saleCard },
});
