import type { applications as contract } from '@payfac/api/contract';
import {
  type Check,
  type CheckKind,
  checkKinds,
  overallCheckResult,
} from '@payfac/domain/accounts';
import { sql } from 'drizzle-orm';
import type { HandlerInput } from '../../api/handlers.ts';
import type { ListDefinition } from '../../api/lists/definition.ts';
import { oneOf } from '../../api/lists/filters.ts';
import { within } from '../../api/scope.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { accountChecks } from '../../database/schema/index.ts';
import { findingsOf } from './simulated-checks.ts';
import { changeRecord } from './store.ts';
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
};

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
  toRow: (raw) => ({
    checkId: raw.checkId,
    applicationId: raw.applicationId,
    subMerchantObjId: raw.subMerchantObjId,
    kind: raw.kind,
    result: raw.result,
    subject: raw.subject,
    detail: raw.detail,
    ranAt: raw.ranAt,
    ranBy: raw.ranBy,
  }),
};

/**
 * Runs checks of one record and writes what they found. A business that passes is known.
 * @param ranBy user name; null for the system.
 */
export async function runChecks(
  transaction: Transaction,
  { application, payoutAccounts }: ApplicationParts,
  record: SubMerchantRow,
  {
    kinds = checkKinds,
    ranBy,
    at,
  }: {
    readonly kinds?: readonly CheckKind[] | undefined;
    readonly ranBy: string | null;
    readonly at: Date;
  },
): Promise<Check[]> {
  const findings = findingsOf([...new Set(kinds)], {
    identity: application.identity,
    payoutAccounts,
  });
  const { applicationId, subMerchantObjId, subMerchantId, facilitatorId, spProductId } = record;
  const checks = findings.map(
    (finding): Check => ({
      checkId: newId('chk'),
      applicationId,
      subMerchantObjId,
      ...finding,
      ranAt: at,
      ranBy,
    }),
  );
  if (checks.length === 0) return [];
  await transaction
    .insert(accountChecks)
    .values(checks.map((check) => ({ ...check, facilitatorId, spProductId, subMerchantId })));
  const ofBusiness = checks.filter(({ kind }) => kind === 'business');
  if (overallCheckResult(ofBusiness.map(({ result }) => result)) === 'pass') {
    const rules = { ...record.rules, knowYourBusiness: true };
    await changeRecord(transaction, subMerchantObjId, { rules }, at);
  }
  return checks;
}
