import { type Ability, can, type Member } from '@payfac/domain/access';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  alerts,
  apiKeys,
  customers,
  invites,
  invoices,
  paymentLinkTemplates,
  plans,
  riskRules,
  spProducts,
  subMerchants,
  tagDefinitions,
  userActivities,
  users,
} from '../../kernel/database/schema/index.ts';

interface Named {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly name: AnyPgColumn;
  readonly facilitatorId: AnyPgColumn;
  /** The ability to see these names; without one, every reader of activities sees them. */
  readonly ability?: Ability;
}

const a = userActivities;

const named = (
  table: PgTable & { readonly facilitatorId: AnyPgColumn },
  id: AnyPgColumn,
  name: AnyPgColumn,
  ability?: Ability,
): Named => ({
  table,
  id,
  name,
  facilitatorId: table.facilitatorId,
  ...(ability !== undefined && { ability }),
});

/** Targets that have a name. Each id belongs to one of these tables. */
const kinds: readonly Named[] = [
  named(users, users.userId, users.username),
  named(subMerchants, subMerchants.applicationId, subMerchants.dbaName),
  named(subMerchants, subMerchants.subMerchantId, subMerchants.dbaName),
  named(invites, invites.inviteId, invites.name, 'sidebar.invites'),
  named(customers, customers.customerId, customers.name, 'sidebar.customers'),
  named(spProducts, spProducts.spProductId, spProducts.name, 'sidebar.products'),
  named(plans, plans.planId, plans.name, 'sidebar.subscriptions'),
  named(invoices, invoices.invoiceId, invoices.invoiceNumber, 'sidebar.invoices'),
  named(alerts, alerts.alertId, alerts.ruleName, 'sidebar.alerts'),
  named(riskRules, riskRules.ruleId, riskRules.name, 'sidebar.rules'),
  named(apiKeys, apiKeys.apiUserId, apiKeys.name, 'apiKeys.manage'),
  named(
    paymentLinkTemplates,
    paymentLinkTemplates.paymentLinkTemplateId,
    paymentLinkTemplates.name,
    'paymentLinkManager',
  ),
  named(tagDefinitions, tagDefinitions.tagDefinitionId, tagDefinitions.name, 'comments'),
];

const nameIn = ({ table, id, name, facilitatorId }: Named): SQL =>
  sql`(select ${name} from ${table}
    where ${id} = ${a.target} and ${facilitatorId} = ${a.facilitatorId} limit 1)`;

/** The name of an activity's target, if this reader may see it. */
export const targetNameFor = (reader: Member) => ({
  expression: sql`coalesce(${sql.join(
    kinds.filter(({ ability }) => ability === undefined || can(reader, ability)).map(nameIn),
    sql`, `,
  )})`,
  read: (text: string) => text,
});

/** The username of the administrator who acted as the user. */
export const actorUsername = {
  expression: sql`(select ${users.username} from ${users} where ${users.userId} = ${a.actorUserId})`,
  read: (text: string) => text,
};
