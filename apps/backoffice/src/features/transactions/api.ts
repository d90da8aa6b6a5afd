import { echecks } from '@payfac/api/contract/echecks';
import { listTransactions, transactionStatistics } from '@payfac/api/contract/reporting';
import { captureCard, refundCard, voidCard } from '@payfac/api/contract/transactions';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({
  echecks,
  reporting: { listTransactions, transactionStatistics },
  transactions: { captureCard, refundCard, voidCard },
});
