import { list as listDisputes } from '@payfac/api/contract/disputes';
import {
  listTransactions,
  transactionCharts,
  transactionStatistics,
} from '@payfac/api/contract/reporting';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({
  disputes: { list: listDisputes },
  reporting: { listTransactions, transactionCharts, transactionStatistics },
});
