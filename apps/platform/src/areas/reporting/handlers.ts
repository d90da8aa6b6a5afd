import type { reporting as contract } from '@payfac/api/contract';
import { exportOf } from '../../api/csv/export-list.ts';
import type { Handlers } from '../../api/handlers.ts';
import { pageOf } from '../../api/lists/page.ts';
import type { Services } from '../../api/services.ts';
import { chartOf } from './chart.ts';
import { statisticsOf, tallyOf } from './figures.ts';
import { timelineOf } from './timeline.ts';
import { transactionColumns } from './transaction-columns.ts';
import {
  exportedTransactions,
  type TransactionQuery,
  transactionList,
} from './transaction-list.ts';

/** A list of declined payments alone has a name of its own (document 2, section 9). */
const fileName = ({ status }: TransactionQuery): string =>
  status?.length === 1 && status[0] === 'declined' ? 'declined_transactions' : 'transactions';

export const createReportingHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool } = services;
  return {
    listTransactions: {
      page: pageOf(pool, transactionList),
      csv: exportOf(pool, exportedTransactions, { fileName, columns: transactionColumns }),
    },
    transactionStatistics: ({ query }, context) => statisticsOf(database, query, context),
    transactionTimeline: ({ params }, context) => timelineOf(database, params.id, context),
    transactionCharts: (input, context) => chartOf(services, input, context),
    cardTotals: ({ query }, context) => tallyOf(database, 'sold', query, context),
    refundTotals: ({ query }, context) => tallyOf(database, 'refunded', query, context),
  };
};
