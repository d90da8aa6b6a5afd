import { list as listDisputes } from '@payfac/api/contract/disputes';
import { chart as payoutChart } from '@payfac/api/contract/payouts';
import {
  authorizations,
  listTransactions,
  transactionCharts,
  transactionStatistics,
} from '@payfac/api/contract/reporting';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({
  disputes: { list: listDisputes },
  payouts: { chart: payoutChart },
  reporting: { authorizations, listTransactions, transactionCharts, transactionStatistics },
});
