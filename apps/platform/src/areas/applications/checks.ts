import type { applications as contract } from '@payfac/api/contract';
import {
  type Check,
  type CheckKind,
  type Clearance,
  checkKindLabels,
  checkKinds,
  checkResultLabels,
  overallCheckResult,
} from '@payfac/domain/accounts';
import { inArray, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { oneOf } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { accountChecks } from '../../kernel/database/schema/index.ts';
import { type Act, changeRecord, logAct } from '../accounts/account-log.ts';
import { findingsOf } from './simulated-checks.ts';
import type { ApplicationParts, SubMerchantRow } from './view.ts';

type Query = HandlerInput<typeof contract.checks>['query'];

const c = accountChecks;

const fields = {
  checkId: c.checkId,
  applicationId: c.applicationId,
  subMerchantObjId: c.subMerchantObjId,
  kind: c.kind,
  result: c.result,
  subject: c.subject,
  detail: c.detail,
  ranAt: c.ranAt,
  ranBy: c.ranBy,
  evidence: c.evidence,
  clearedAt: c.clearedAt,
  clearedBy: c.clearedBy,
};

type CheckColumns = Pick<typeof c.$inferSelect, keyof typeof fields>;

const clearanceOf = ({ evidence, clearedAt, clearedBy }: CheckColumns): Clearance | null =>
  evidence !== null && clearedAt && clearedBy !== null ? { evidence, clearedAt, clearedBy } : null;

/** A check as the API returns it. */
export const checkOf = (row: CheckColumns): Check => ({
  checkId: row.checkId,
  applicationId: row.applicationId,
  subMerchantObjId: row.subMerchantObjId,
  kind: row.kind,
  result: row.result,
  subject: row.subject,
  detail: row.detail,
  ranAt: row.ranAt,
  ranBy: row.ranBy,
  clearance: clearanceOf(row),
});

export const checkList: ListDefinition<Query, typeof fields, Check> = {
  fields,
  source: sql`${c}`,
  id: c.checkId,
  visible: ({ scope }) => within(scope, c),
  filters: {
    applicationId: oneOf(c.applicationId),
    subMerchantObjId: oneOf(c.subMerchantObjId),
    kind: oneOf(c.kind),
    result: oneOf(c.result),
  },
  searched: [c.subject, c.detail, c.applicationId],
  sorts: { ranAt: { expression: c.ranAt, type: 'timestamptz' } },
  defaultSort: '-ranAt',
  toRow: checkOf,
};

/** All runs of all checks of an application's records. */
export async function checksOf(
  transaction: Transaction,
  { records }: ApplicationParts,
): Promise<Check[]> {
  const ids = records.map(({ subMerchantObjId }) => subMerchantObjId);
  const rows = await transaction.select().from(c).where(inArray(c.subMerchantObjId, ids));
  return rows.map(checkOf);
}

/** Runs checks of one record and stores the results. A business that passes is verified. */
export async function runChecks(
  transaction: Transaction,
  { application, payoutAccounts }: ApplicationParts,
  record: SubMerchantRow,
  act: Act,
  kinds: readonly CheckKind[] = checkKinds,
): Promise<Check[]> {
  const { at, by } = act;
  const ranBy = by?.username ?? null;
  const findings = findingsOf([...new Set(kinds)], {
    identity: application.identity,
    payoutAccounts,
  });
  const { applicationId, subMerchantObjId, subMerchantId, facilitatorId, spProductId } = record;
  const rows = findings.map((finding) => ({
    checkId: newId('chk'),
    applicationId,
    subMerchantObjId,
    ...finding,
    ranAt: at,
    ranBy,
  }));
  if (rows.length === 0) return [];
  await transaction
    .insert(accountChecks)
    .values(rows.map((row) => ({ ...row, facilitatorId, spProductId, subMerchantId })));
  const checks = rows.map((row): Check => ({ ...row, clearance: null }));
  const results = checks.map(
    ({ kind, subject, result }) =>
      `${checkKindLabels[kind]}, ${subject}: ${checkResultLabels[result]}`,
  );
  const line = { type: 'check', verb: 'Ran checks', to: results.join('; ') } as const;
  const logged = await logAct(transaction, applicationId, [line], act);
  const ofBusiness = checks.filter(({ kind }) => kind === 'business');
  if (overallCheckResult(ofBusiness.map(({ result }) => result)) === 'pass') {
    const rules = { ...record.rules, knowYourBusiness: true };
    await changeRecord(transaction, logged, subMerchantObjId, { rules });
  }
  return checks;
}
