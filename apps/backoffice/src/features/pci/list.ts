import * as applications from '@payfac/api/contract/applications';
import {
  type Application,
  applicationStatusLabels,
  businessTypeLabels,
  mayRemindOfPci,
  merchantStageLabels,
  noticeAddressOf,
  pciReminderHours,
  pciStatusLabels,
  provisioningStatusLabels,
} from '@payfac/domain/accounts';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { productPicker } from '../../entities/products/picker.ts';
import { send } from '../../shared/api/connection.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { defineList } from '../../shared/lists/define-list.tsx';
import { countsOf } from '../../shared/lists/statistics/counts-of.ts';
import { now } from '../../shared/time/clock.ts';
import { pciColumns } from './columns.tsx';
import { isDue } from './standing.tsx';

const nameOf = ({ identity }: Application): string => identity.business.dbaName;

const pciActions: readonly RowAction<Application>[] = [
  {
    label: 'Send reminder',
    ability: 'sidebar.pciCompliance',
    isOffered: (row) =>
      isDue(row.settings.pci) &&
      noticeAddressOf(row) !== null &&
      mayRemindOfPci(row.settings.pci.remindedAt, now()),
    confirm: (row) => ({
      title: `Remind ${nameOf(row)}?`,
      text: `An email to ${noticeAddressOf(row) ?? ''} says what is due. The next can be sent in ${pciReminderHours} hours.`,
      confirmLabel: 'Send reminder',
    }),
    run: ({ applicationId }) => send(applications.remindPci)({ params: { id: applicationId } }),
    done: (row) => `Sent a PCI reminder to ${nameOf(row)}.`,
  },
];

const byStatus = {
  key: 'pci',
  tabs: [
    { label: 'All', values: [] },
    { label: pciStatusLabels['not-started'], values: ['not-started'] },
    { label: pciStatusLabels['in-progress'], values: ['in-progress'] },
    { label: pciStatusLabels.compliant, values: ['compliant'] },
    { label: pciStatusLabels.expired, values: ['expired'] },
  ],
} as const;

/** /pci-compliance: each merchant's PCI DSS compliance. */
export const pciCompliance = defineList(applications.list, {
  report: 'pci-compliance',
  fileName: 'pci-compliance',
  noun: { one: 'account', many: 'accounts' },
  rowKey: ({ applicationId }) => applicationId,
  rowName: ({ identity }) => identity.business.dbaName,
  columns: pciColumns,
  filters: [
    { kind: 'choices', key: 'pci', label: 'PCI status', labels: pciStatusLabels },
    { kind: 'text', key: 'business', label: 'Business' },
    { kind: 'record', key: 'spProductId', label: 'Product', picker: productPicker },
    { kind: 'choices', key: 'status', label: 'Account status', labels: applicationStatusLabels },
    { kind: 'choices', key: 'stage', label: 'Stage', labels: merchantStageLabels },
    { kind: 'record', key: 'subMerchantId', label: 'Account', picker: accountPicker },
    { kind: 'text', key: 'owners', label: 'Owner' },
    { kind: 'choices', key: 'ownershipType', label: 'Business type', labels: businessTypeLabels },
    { kind: 'text', key: 'mcc', label: 'Merchant category code' },
    {
      kind: 'choices',
      key: 'provisioning',
      label: 'Provisioning',
      labels: provisioningStatusLabels,
    },
    { kind: 'boolean', key: 'isSuspended', label: 'Suspended' },
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'text', key: 'applicationId', label: 'Application ID' },
  ],
  defaultSort: 'pciExpiresOn',
  tabs: { ...byStatus, counts: countsOf(applications.list, byStatus) },
  empty: 'Accounts show up here with their PCI status.',
  rowActions: pciActions,
});
