import type { capital as contract } from '@payfac/api/contract';
import type { Referral } from '@payfac/domain/capital';
import { sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import { referrals, subMerchants } from '../../kernel/database/schema/index.ts';

type Query = HandlerInput<typeof contract.referrals>['query'];

const r = referrals;
const s = subMerchants;

const fields = {
  referralId: r.referralId,
  subMerchantId: r.subMerchantId,
  applicationId: r.applicationId,
  accountName: s.dbaName,
  partnerName: r.partnerName,
  status: r.status,
  requestedAmount: r.requestedAmount,
  subMerchantLoanId: r.subMerchantLoanId,
  createdAt: r.createdAt,
};

export const referralList: ListDefinition<Query, typeof fields, Referral> = {
  fields,
  source: sql`${r} join ${s} on ${s.subMerchantId} = ${r.subMerchantId}`,
  id: r.referralId,
  visible: ({ scope }) => within(scope, r),
  filters: {
    from: from(r.createdAt),
    to: until(r.createdAt),
    subMerchantId: oneOf(r.subMerchantId),
    accountName: contains(s.dbaName),
    partnerName: contains(r.partnerName),
    status: oneOf(r.status),
  },
  searched: [s.dbaName, r.partnerName],
  sorts: {
    createdAt: { expression: r.createdAt, type: 'timestamptz' },
    accountName: { expression: sql`lower(${s.dbaName})`, type: 'text' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected(fields),
};
