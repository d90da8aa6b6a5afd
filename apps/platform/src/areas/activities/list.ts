import type { activities as contract, Output } from '@payfac/api/contract';
import type { Member } from '@payfac/domain/access';
import { sql } from 'drizzle-orm';
import {
  instantColumn,
  textColumn,
  transactionIdColumn,
  wordColumn,
} from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { transactionIdMatch } from '../../http/lists/transaction-id-match.ts';
import { ofFacilitator } from '../../http/scope.ts';
import { userActivities } from '../../kernel/database/schema/index.ts';
import { accountNameOf } from '../accounts/named.ts';
import { actorUsername, targetNameFor } from './target-name.ts';

type Activity = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];

const a = userActivities;

const fieldsFor = (reader: Member) => ({
  activityId: a.activityId,
  userId: a.userId,
  username: a.username,
  actorUserId: a.actorUserId,
  actorUsername,
  subMerchantId: a.subMerchantId,
  accountName: accountNameOf(a.subMerchantId),
  action: a.action,
  target: a.target,
  targetName: targetNameFor(reader),
  message: a.message,
  ip: a.ip,
  createdAt: a.createdAt,
});

/** Built per request: it shows only the names that the reader may see. */
export const activityList = (
  reader: Member,
): ListDefinition<Query, ReturnType<typeof fieldsFor>, Activity> => ({
  fields: fieldsFor(reader),
  source: sql`${a}`,
  id: a.activityId,
  visible: ({ scope }) => ofFacilitator(scope, a.facilitatorId),
  filters: {
    from: from(a.createdAt),
    to: until(a.createdAt),
    userId: oneOf(a.userId),
    actorUserId: oneOf(a.actorUserId),
    subMerchantId: oneOf(a.subMerchantId),
    username: contains(a.username),
    action: contains(a.action),
    securityEvent: oneOf(a.action),
    target: (input) => transactionIdMatch(a.target, input),
    ip: contains(a.ip),
  },
  searched: [a.username, a.action, a.message, a.target, a.ip],
  sorts: {
    createdAt: { expression: a.createdAt, type: 'timestamptz' },
    username: { expression: a.username, type: 'text' },
    action: { expression: a.action, type: 'text' },
  },
  defaultSort: '-createdAt',
  toRow: (raw) => ({
    activityId: raw.activityId,
    userId: raw.userId,
    username: raw.username,
    actorUserId: raw.actorUserId,
    actorUsername: raw.actorUsername,
    subMerchantId: raw.subMerchantId,
    accountName: raw.accountName,
    action: raw.action,
    target: raw.target,
    targetName: raw.targetName,
    message: raw.message,
    ip: raw.ip,
    createdAt: raw.createdAt,
  }),
});

export const activityExport: ExportDefinition<Query, Activity> = {
  fileName: () => 'users-activities',
  columns: [
    instantColumn('At', (row) => row.createdAt),
    textColumn('User', (row) => row.username),
    wordColumn('User ID', (row) => row.userId),
    textColumn('Acted by', (row) => row.actorUsername),
    wordColumn('Acted by ID', (row) => row.actorUserId),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    wordColumn('Action', (row) => row.action),
    textColumn('Target', (row) => row.targetName),
    transactionIdColumn('Target ID', (row) => row.target),
    textColumn('Message', (row) => row.message),
    textColumn('IP', (row) => row.ip),
  ],
};
