import type { applications as contract } from '@payfac/api/contract';
import {
  applicationStatusLabels,
  merchantStageLabels,
  pciStatuses,
  pciStatusLabels,
} from '@payfac/domain/accounts';
import { type SQL, sql } from 'drizzle-orm';
import { instantColumn, textColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import type { Computed, RawRow } from '../../http/lists/fields.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { anyTextMatch } from '../../http/lists/text-match.ts';
import { applications, spProducts, subMerchants } from '../../kernel/database/schema/index.ts';
import { ownerNames } from '../accounts/list.ts';
import { pciExpiresOn, pciStatusToday } from './pci-status.ts';
import { applicationsWithin } from './scope.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const a = applications;

/** Whether any record of the application has one of the values. */
const anyRecord = (column: typeof subMerchants.mcc | typeof subMerchants.subMerchantId) => {
  const isOne = oneOf(column);
  return (values: readonly string[]) => sql`exists (select 1 from ${subMerchants}
    where ${subMerchants.applicationId} = ${a.applicationId} and ${isOne(values)})`;
};

const fields = { applicationId: a.applicationId };

/** The ids of a page of applications; the applications are then read whole. */
export const applicationIdList: ListDefinition<Query, typeof fields, string> = {
  fields,
  source: sql`${a}`,
  id: a.applicationId,
  visible: ({ scope }) => applicationsWithin(scope),
  filters: {
    from: from(a.createdAt),
    to: until(a.createdAt),
    business: (input) => anyTextMatch([a.dbaName, a.legalName], input),
    owners: contains(ownerNames),
    applicationId: oneOf(a.applicationId),
    subMerchantId: anyRecord(subMerchants.subMerchantId),
    spProductId: oneOf(a.spProductId),
    status: oneOf(a.status),
    stage: oneOf(a.stage),
    provisioning: oneOf(a.provisioning),
    ownershipType: oneOf(sql`${a.identity} ->> 'ownershipType'`),
    mcc: anyRecord(subMerchants.mcc),
    pci: oneOf(pciStatusToday),
    isSuspended: (wanted) => sql`${a.isSuspended} = ${wanted}`,
  },
  searched: [a.dbaName, a.legalName, a.applicationId, ownerNames],
  sorts: {
    createdAt: { expression: a.createdAt, type: 'timestamptz' },
    submittedAt: { expression: a.submittedAt, type: 'timestamptz', isNullable: true },
    status: { expression: a.status, type: 'text' },
    dbaName: { expression: sql`lower(${a.dbaName})`, type: 'text' },
    pciStatus: { expression: pciStatusToday, type: 'text' },
    pciExpiresOn: { expression: pciExpiresOn, type: 'text', isNullable: true },
  },
  defaultSort: '-createdAt',
  toRow: ({ applicationId }) => applicationId,
};

const text = <T extends string>(expression: SQL<T>, known: readonly T[]): Computed<T | null> => ({
  expression,
  read: (value) => known.find((one) => one === value) ?? null,
});

const exportedFields = {
  applicationId: a.applicationId,
  dbaName: a.dbaName,
  legalName: a.legalName,
  status: a.status,
  stage: a.stage,
  spProductName: {
    expression: sql`(select ${spProducts.name} from ${spProducts}
      where ${spProducts.spProductId} = ${a.spProductId})`,
    read: (value: string) => value,
  },
  pciStatus: text(pciStatusToday, pciStatuses),
  settings: a.settings,
  submittedAt: a.submittedAt,
  createdAt: a.createdAt,
};

type Exported = RawRow<typeof exportedFields>;

/** The same applications as rows of an export. */
export const applicationExportList: ListDefinition<Query, typeof exportedFields, Exported> = {
  ...applicationIdList,
  fields: exportedFields,
  toRow: (raw) => raw,
};

export const applicationExport: ExportDefinition<Query, Exported> = {
  fileName: () => 'applications',
  columns: [
    textColumn('Application ID', (row) => row.applicationId),
    textColumn('DBA name', (row) => row.dbaName),
    textColumn('Legal name', (row) => row.legalName),
    textColumn('Status', (row) => applicationStatusLabels[row.status]),
    textColumn('Stage', (row) => merchantStageLabels[row.stage]),
    textColumn('Product', (row) => row.spProductName),
    textColumn('PCI status', (row) => (row.pciStatus ? pciStatusLabels[row.pciStatus] : null)),
    textColumn('PCI questionnaire', (row) => row.settings.pci.questionnaire),
    textColumn('PCI completed', (row) => row.settings.pci.completedAt?.slice(0, 10) ?? null),
    textColumn('PCI expires', (row) => row.settings.pci.expiresOn),
    textColumn('PCI last scan', (row) => row.settings.pci.lastScanOn ?? null),
    textColumn('PCI reminded', (row) => row.settings.pci.remindedAt?.slice(0, 10) ?? null),
    instantColumn('Submitted', (row) => row.submittedAt),
    instantColumn('Created', (row) => row.createdAt),
  ],
};
