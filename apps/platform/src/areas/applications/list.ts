import type { applications as contract } from '@payfac/api/contract';
import { sql } from 'drizzle-orm';
import type { HandlerInput } from '../../api/handlers.ts';
import type { ListDefinition } from '../../api/lists/definition.ts';
import { contains, from, oneOf, until } from '../../api/lists/filters.ts';
import { anyTextMatch } from '../../api/lists/text-match.ts';
import { applications, subMerchants } from '../../database/schema/index.ts';
import { ownerNames } from '../accounts/list.ts';
import { applicationsWithin } from './scope.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const a = applications;

/** Whether a record of the application has one of the values. */
const anyRecord = (column: typeof subMerchants.mcc | typeof subMerchants.subMerchantId) => {
  const isOne = oneOf(column);
  return (values: readonly string[]) => sql`exists (select 1 from ${subMerchants}
    where ${subMerchants.applicationId} = ${a.applicationId} and ${isOne(values)})`;
};

const fields = { applicationId: a.applicationId };

/** Which applications a page shows; they are read whole by their ids. */
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
    isSuspended: (wanted) => sql`${a.isSuspended} = ${wanted}`,
  },
  searched: [a.dbaName, a.legalName, a.applicationId, ownerNames],
  sorts: {
    createdAt: { expression: a.createdAt, type: 'timestamptz' },
    submittedAt: { expression: a.submittedAt, type: 'timestamptz', isNullable: true },
    status: { expression: a.status, type: 'text' },
  },
  defaultSort: '-createdAt',
  toRow: ({ applicationId }) => applicationId,
};
