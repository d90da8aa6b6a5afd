import * as metrics from '@payfac/api/contract/metrics';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import type { CardMetrics as Row } from '@payfac/domain/metrics';
import { chartPeriodLabels } from '@payfac/domain/time';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { lastFour } from '../../../entities/cards/last-four.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { wholeNumber } from '../../../shared/counted.ts';
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

const nameOf = ({ cardBrand, truncatedCardNumber }: Row): string =>
  `${cardBrand === null ? 'Card' : cardBrandLabels[cardBrand]} •••• ${truncatedCardNumber}`;

export const cardMetrics = defineList(metrics.cards, {
  report: 'card-metrics',
  parent: 'risk-management',
  noun: { one: 'row', many: 'card metrics' },
  rowKey: ({ token, from }) => `${token} ${from.toISOString()}`,
  rowName: (row) => `${nameOf(row)}, ${showStart(row)}`,
  columns: [
    { id: 'card', header: 'Card', render: nameOf, isRowHeader: true, content: 'text' },
    { ...startColumn, onCard: 'detail' },
    {
      id: 'accountCount',
      header: 'Accounts',
      render: ({ accountCount }) => wholeNumber(accountCount),
      sort: 'accountCount',
      firstDirection: 'descending',
      align: 'end',
    },
    ...metricColumns,
    { ...chargebackColumn, isHiddenAtFirst: true },
    chargebackRateColumn,
    {
      id: 'token',
      header: 'Token',
      render: ({ token }) => token,
      content: 'id',
      isHiddenAtFirst: true,
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Date' },
    { kind: 'text', key: 'truncatedCardNumber', label: 'Last four digits', rule: lastFour },
    { kind: 'choices', key: 'cardBrand', label: 'Brand', labels: cardBrandLabels },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'text', key: 'token', label: 'Token' },
    { kind: 'choice', key: 'period', label: 'Period', labels: chartPeriodLabels },
  ],
  defaultSort: '-from',
  tabs: periods,
  statistics: metricFigures,
  empty: 'What cards pay shows up here, period by period.',
  rowActions: [
    {
      label: 'View payments',
      ability: 'sidebar.transactions',
      href: (row) =>
        paymentsAt(row, {
          truncatedCardNumber: row.truncatedCardNumber,
          ...(row.cardBrand !== null && { cardBrand: row.cardBrand }),
        }),
    },
  ],
});

export const CardMetrics = () => <ListView list={cardMetrics} prefix="cards" />;

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
