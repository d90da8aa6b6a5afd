import type { applicants as contract } from '@payfac/api/contract';
import type { Applicant } from '@payfac/domain/invites';
import { sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { readInstant } from '../../http/lists/fields.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import {
  applications,
  invites,
  memberships,
  signOns,
  subMerchants,
  users,
} from '../../kernel/database/schema/index.ts';
import { ofProducts } from '../products/scope.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const u = users;
const a = applications;
const i = invites;
const m = memberships;
const s = subMerchants;

const lastSignIn = sql`(select max(${signOns.createdAt}) from ${signOns}
  where ${signOns.userId} = ${u.userId})`;

const fields = {
  id: u.userId,
  name: u.name,
  email: u.email,
  mobileNumber: i.mobileNumber,
  spProductId: a.spProductId,
  inviteId: i.inviteId,
  applicationId: a.applicationId,
  businessName: a.dbaName,
  status: a.status,
  lastSignInAt: { expression: lastSignIn, read: readInstant },
  createdAt: u.createdAt,
};

/** Applicants, by their first application, with the invite they accepted. */
export const applicantList: ListDefinition<Query, typeof fields, Applicant> = {
  fields,
  source: sql`${u} join lateral (
      select ${s.applicationId} as application_id from ${m}
      join ${s} on ${s.subMerchantId} = ${m.placeId}
      where ${m.userId} = ${u.userId} and ${m.role} = 'applicant'
      order by ${m.createdAt}, ${s.applicationId} limit 1) as applied on true
    join ${a} on ${a.applicationId} = applied.application_id
    left join lateral (select * from ${i} where ${i.applicationId} = ${a.applicationId}
      order by ${i.acceptedAt} limit 1) as ${i} on true`,
  id: u.userId,
  visible: ({ scope }) => sql`${ofProducts(scope, a)} and ${u.deletedAt} is null`,
  filters: {
    from: from(u.createdAt),
    to: until(u.createdAt),
    spProductId: oneOf(a.spProductId),
    status: oneOf(a.status),
    name: contains(u.name),
    email: contains(u.email),
  },
  searched: [u.name, u.email, a.dbaName],
  sorts: {
    createdAt: { expression: u.createdAt, type: 'timestamptz' },
    name: { expression: sql`lower(${u.name})`, type: 'text' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected(fields),
};
