import type { reporting as contract } from '@payfac/api/contract';
import {
  paymentAmountOf,
  paymentTypeLabel,
  signedAmountOf,
  transactionOperationLabels,
} from '@payfac/domain/transactions';
import { exportOf } from '../../http/csv/export-list.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { authorizationsOf } from './authorizations.ts';
import { chartOf } from './chart.ts';
import { statisticsOf, tallyOf } from './figures.ts';
import { timelineOf } from './timeline.ts';
import { transactionColumns } from './transaction-columns.ts';
import {
  exportedLists,
  type TransactionQuery,
  transactionLists,
  viewOf,
} from './transaction-list.ts';

/** A list of only declined payments has its own file name. */
const fileName = ({ status }: TransactionQuery): string =>
  status?.length === 1 && status[0] === 'declined' ? 'declined_transactions' : 'transactions';

export const createReportingHandlers = (services: Services): Handlers<typeof contract> => {
  const { database, pool } = services;
  const pages = {
    operations: pageOf(pool, transactionLists.operations),
    payments: pageOf(pool, transactionLists.payments),
  };
  const files = {
    operations: exportOf(pool, exportedLists.operations, {
      fileName,
      columns: transactionColumns(
        signedAmountOf,
        ({ operation }) => transactionOperationLabels[operation],
      ),
    }),
    payments: exportOf(pool, exportedLists.payments, {
      fileName,
      columns: transactionColumns(paymentAmountOf, paymentTypeLabel),
    }),
  };
  return {
    listTransactions: {
      page: (input, context) => pages[viewOf(input.query)](input, context),
      csv: (input, context) => files[viewOf(input.query)](input, context),
    },
    transactionStatistics: ({ query }, context) => statisticsOf(pool, query, context),
    transactionTimeline: ({ params }, context) => timelineOf(database, params.id, context),
    transactionCharts: (input, context) => chartOf(services, input, context),
    cardTotals: ({ query }, context) => tallyOf(pool, 'sales', query, context),
    refundTotals: ({ query }, context) => tallyOf(pool, 'refunds', query, context),
    authorizations: ({ query }, context) => authorizationsOf(pool, query, context),
  };
};
