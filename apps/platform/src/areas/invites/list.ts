import type { invites as contract } from '@payfac/api/contract';
import type { Invite } from '@payfac/domain/invites';
import { sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { invites, spProducts } from '../../kernel/database/schema/index.ts';
import { ofProducts } from '../products/scope.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const i = invites;

const fields = {
  _id: i.inviteId,
  spProductId: i.spProductId,
  spProductName: spProducts.name,
  name: i.name,
  email: i.email,
  mobileNumber: i.mobileNumber,
  businessName: i.businessName,
  feeTemplateId: i.feeTemplateId,
  onboardingFlowTemplateId: i.onboardingFlowTemplateId,
  status: i.status,
  sentCount: i.sentCount,
  sentAt: i.sentAt,
  expiresAt: i.expiresAt,
  acceptedAt: i.acceptedAt,
  applicationId: i.applicationId,
  createdAt: i.createdAt,
  createdBy: i.createdBy,
};

/** Invites of the caller's products, without deleted ones. */
export const inviteList: ListDefinition<Query, typeof fields, Invite> = {
  fields,
  source: sql`${i} join ${spProducts} on ${spProducts.spProductId} = ${i.spProductId}`,
  id: i.inviteId,
  visible: ({ scope }) => sql`${ofProducts(scope, i)} and ${i.status} <> 'deleted'`,
  filters: {
    from: from(i.createdAt),
    to: until(i.createdAt),
    spProductId: oneOf(i.spProductId),
    status: oneOf(i.status),
    name: contains(i.name),
    email: contains(i.email),
    businessName: contains(i.businessName),
  },
  searched: [i.name, i.email, i.businessName],
  sorts: {
    createdAt: { expression: i.createdAt, type: 'timestamptz' },
    sentAt: { expression: i.sentAt, type: 'timestamptz', isNullable: true },
    name: { expression: sql`lower(${i.name})`, type: 'text' },
    status: { expression: i.status, type: 'text' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected(fields),
};
