import type { alerts as contract, Output } from '@payfac/api/contract';
import { alertSeverities, alertSeverityLabels, alertStatusLabels } from '@payfac/domain/alerts';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { instantOfLocalIso } from '@payfac/domain/time';
import { and, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import {
  instantColumn,
  textColumn,
  transactionIdColumn,
  wordColumn,
} from '../../http/csv/columns.ts';
import { invalid } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import type { RawRow } from '../../http/lists/fields.ts';
import { contains, type Filters, from, oneOf, until } from '../../http/lists/filters.ts';
import { transactionIdMatch } from '../../http/lists/transaction-id-match.ts';
import { within } from '../../http/scope.ts';
import { alerts } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';
import { cardFields } from './card-fields.ts';

export type AlertView = Output<typeof contract.acknowledge>;
type Query = HandlerInput<typeof contract.list>['query'];
export type AlertFilters = HandlerInput<typeof contract.accountChart>['query'];

const a = alerts;

/** Alert dates, unlike other dates, are local times in the caller's zone. */
export function instantOf(field: 'from' | 'to', text: string, zone: string): Date {
  const instant = instantOfLocalIso(text, zone);
  if (instant) return instant;
  throw invalid([{ path: field, message: 'Enter a local date and time.' }]);
}

/** The filters of list, groups, charts and bulk calls, in the caller's zone. */
export const alertFilters = ({
  timeZone,
}: Pick<SessionContext, 'timeZone'>): Filters<AlertFilters> => ({
  from: (text) => from(a.createdAt)(instantOf('from', text, timeZone)),
  to: (text) => until(a.createdAt)(instantOf('to', text, timeZone)),
  subMerchantId: oneOf(a.subMerchantId),
  spProductId: oneOf(a.spProductId),
  status: oneOf(a.status),
  severity: oneOf(a.severity),
  alertGroupId: oneOf(a.alertGroupId),
  ruleId: oneOf(a.ruleId),
  transactionId: (input) => transactionIdMatch(a.transactionId, input),
  accountName: ofAccountNamed(a.subMerchantId),
  truncatedCardNumber: contains(a.last4),
  message: contains(a.message),
});

/** Discarded alerts are hidden unless the status filter includes them. */
export const shownAlerts = (
  { status }: Pick<AlertFilters, 'status'>,
  { scope }: Pick<SessionContext, 'scope'>,
): SQL | undefined =>
  and(within(scope, a), status === undefined ? sql`${a.status} <> 'discarded'` : undefined);

const fields = {
  alertId: a.alertId,
  alertGroupId: a.alertGroupId,
  status: a.status,
  severity: a.severity,
  message: a.message,
  ruleId: a.ruleId,
  ruleName: a.ruleName,
  subMerchantId: a.subMerchantId,
  accountName: accountNameOf(a.subMerchantId),
  transactionId: a.transactionId,
  token: a.token,
  ...cardFields,
  last4: a.last4,
  acknowledgedAt: a.acknowledgedAt,
  acknowledgedUserId: a.acknowledgedUserId,
  acknowledgedUser: a.acknowledgedUser,
  createdAt: a.createdAt,
};

const acknowledgeOf = (raw: RawRow<typeof fields>): AlertView['acknowledge'] =>
  raw.acknowledgedAt === null
    ? null
    : {
        acknowledgedAt: raw.acknowledgedAt,
        userId: raw.acknowledgedUserId ?? '',
        user: raw.acknowledgedUser ?? '',
      };

/** The rank of a severity, for sorting. */
export const severityRank = (severity: SQL): SQL =>
  sql`array_position(array[${sql.join(
    alertSeverities.map((known) => sql`${known}`),
    sql`, `,
  )}]::text[], ${severity})::bigint`;

export const searchedAlerts = [a.alertId, a.message, a.ruleName, a.transactionId, a.last4];

/** Built per request: dates are in the caller's zone, and the status filter can include discarded alerts. */
export const alertList = (
  query: AlertFilters,
  context: SessionContext,
): ListDefinition<Query, typeof fields, AlertView> => ({
  fields,
  source: sql`${a}`,
  id: a.alertId,
  visible: () => shownAlerts(query, context),
  filters: alertFilters(context),
  searched: searchedAlerts,
  sorts: {
    createdAt: { expression: a.createdAt, type: 'timestamptz' },
    severity: { expression: severityRank(sql`${a.severity}`), type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: (raw) => ({
    alertId: raw.alertId,
    alertGroupId: raw.alertGroupId,
    status: raw.status,
    severity: raw.severity,
    message: raw.message,
    ruleId: raw.ruleId,
    ruleName: raw.ruleName,
    subMerchantId: raw.subMerchantId,
    accountName: raw.accountName ?? '',
    transactionId: raw.transactionId,
    token: raw.token,
    cardBrand: raw.cardBrand,
    cardKind: raw.cardKind,
    truncatedCardNumber: raw.last4,
    acknowledge: acknowledgeOf(raw),
    createdAt: raw.createdAt,
  }),
});

export const alertExport: ExportDefinition<Query, AlertView> = {
  fileName: () => 'alerts',
  columns: [
    wordColumn('Alert ID', (row) => row.alertId),
    instantColumn('Raised', (row) => row.createdAt),
    wordColumn('Severity', (row) => alertSeverityLabels[row.severity]),
    wordColumn('Status', (row) => alertStatusLabels[row.status]),
    textColumn('Rule', (row) => row.ruleName),
    textColumn('Message', (row) => row.message),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    transactionIdColumn('Transaction ID', (row) => row.transactionId),
    wordColumn('Card brand', (row) => (row.cardBrand ? cardBrandLabels[row.cardBrand] : null)),
    textColumn('Card', (row) => row.truncatedCardNumber),
    textColumn('Acknowledged by', (row) => row.acknowledge?.user ?? null),
    instantColumn('Acknowledged', (row) => row.acknowledge?.acknowledgedAt ?? null),
  ],
};
