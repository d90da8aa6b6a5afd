import * as raws from '@payfac/api/contract/raws';
import { featureLabels } from '@payfac/domain/access';
import type { DisabledFeature, Raw } from '@payfac/domain/monitoring';
import type { ReactNode } from 'react';
import { accountColumn } from '../../../entities/accounts/account-link.tsx';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { listAt } from '../../../shared/address.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { showDateTime, zoneInHeaders } from '../../../shared/time/show.ts';

/** A cell for rows of this kind; the call returns two kinds. */
const ofFeature =
  <T extends ReactNode>(render: (row: DisabledFeature) => T) =>
  (row: Raw) =>
    row.kind === 'disabledFeatures' ? render(row) : '';

export const disabledFeatures = defineList(raws.list, {
  report: 'disabled-features',
  parent: 'risk-management',
  noun: { one: 'feature', many: 'disabled features' },
  fixed: { kind: 'disabledFeatures' },
  rowKey: ofFeature(({ subMerchantId, feature }) => `${subMerchantId} ${feature}`),
  rowName: ofFeature(({ accountName, feature }) => `${featureLabels[feature]}, ${accountName}`),
  columns: [
    { ...accountColumn, render: ofFeature(accountColumn.render), isRowHeader: true },
    {
      id: 'feature',
      header: 'Feature',
      render: ofFeature(({ feature }) => featureLabels[feature]),
      content: 'text',
      onCard: 'detail',
      noteOnCard: ofFeature(({ disabledAt }) => showDateTime(disabledAt)),
    },
    {
      id: 'disabledBy',
      header: 'Turned off by',
      render: ofFeature(({ disabledBy }) => disabledBy ?? 'System'),
      content: 'text',
    },
    {
      id: 'disabledAt',
      header: () => `Turned off (${zoneInHeaders()})`,
      render: ofFeature(({ disabledAt }) => showDateTime(disabledAt)),
      sort: 'at',
      firstDirection: 'descending',
      content: 'date',
    },
  ],
  filters: [
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Turned off' },
    { kind: 'choices', key: 'feature', label: 'Feature', labels: featureLabels },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'text', key: 'accountName', label: 'Account name' },
  ],
  defaultSort: '-at',
  rowActions: [
    {
      label: 'View account',
      href: ofFeature(({ subMerchantId }) => listAt('/accounts-view', { subMerchantId })),
    },
  ],
  emptyTitle: 'No disabled features',
  empty: 'Features that are turned off for an account show up here.',
});

export const DisabledFeatures = () => <ListView list={disabledFeatures} prefix="features" />;
