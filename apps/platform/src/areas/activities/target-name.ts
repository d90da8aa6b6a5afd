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
  /** Who may see such names; everyone who may read activities when absent. */
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

/** What is acted upon and has a name. An id belongs to one of them. */
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

/** The name of what an activity was about, as far as this reader may see it. */
export const targetNameFor = (reader: Member) => ({
  expression: sql`coalesce(${sql.join(
    kinds.filter(({ ability }) => ability === undefined || can(reader, ability)).map(nameIn),
    sql`, `,
  )})`,
  read: (text: string) => text,
});

/** The username of the administrator who acted as the person. */
export const actorUsername = {
  expression: sql`(select ${users.username} from ${users} where ${users.userId} = ${a.actorUserId})`,
  read: (text: string) => text,
};
