import * as metrics from '@payfac/api/contract/metrics';
import { chartPeriodLabels } from '@payfac/domain/time';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import {
  chargebackColumn,
  chargebackRateColumn,
  metricColumns,
  periods,
  showStart,
  startColumn,
} from './columns.tsx';
import { metricFigures, paymentsAt } from './figures.ts';

export const accountMetrics = defineList(metrics.accounts, {
  report: 'account-metrics',
  parent: 'risk-management',
  noun: { one: 'row', many: 'account metrics' },
  rowKey: ({ subMerchantId, from }) => `${subMerchantId} ${from.toISOString()}`,
  rowName: (row) => `${row.accountName}, ${showStart(row)}`,
  columns: [
    { ...accountColumn, isRowHeader: true },
    { ...startColumn, onCard: 'detail' },
    ...metricColumns,
    { ...chargebackColumn, sort: 'chargebackCount', firstDirection: 'descending' },
    chargebackRateColumn,
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Date' },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'text', key: 'accountName', label: 'Account name' },
    { kind: 'choice', key: 'period', label: 'Period', labels: chartPeriodLabels },
  ],
  defaultSort: '-from',
  tabs: periods,
  statistics: metricFigures,
  empty: 'What accounts take in card payments shows up here, period by period.',
  rowActions: [
    {
      label: 'View payments',
      ability: 'sidebar.transactions',
      href: (row) => paymentsAt(row, { subMerchantId: row.subMerchantId }),
    },
  ],
});

export const AccountMetrics = () => <ListView list={accountMetrics} prefix="accounts" />;
