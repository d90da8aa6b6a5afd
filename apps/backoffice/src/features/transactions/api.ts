import {
  listTransactions,
  transactionCharts,
  transactionStatistics,
} from '@payfac/api/contract/reporting';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({
  reporting: { listTransactions, transactionCharts, transactionStatistics },
});
