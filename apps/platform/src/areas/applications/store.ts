import { type Application, applicationFor } from '@payfac/domain/accounts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import { type Scope, within } from '../../http/scope.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import {
  applications,
  payoutBankAccounts,
  spProducts,
  subMerchants,
} from '../../kernel/database/schema/index.ts';
import { pciStatusToday } from './pci-status.ts';
import { applicationsWithin } from './scope.ts';
import { type ApplicationParts, applicationOf } from './view.ts';

type Who = Pick<SessionContext, 'scope' | 'holder'>;

const grouped = <R extends { readonly applicationId: string }>(rows: readonly R[]) =>
  Map.groupBy(rows, ({ applicationId }) => applicationId);

/** Applications with the records that are within the scope, in the order requested. */
async function readParts(
  queryable: Queryable,
  ids: readonly string[],
  scope: Scope,
): Promise<ApplicationParts[]> {
  if (ids.length === 0) return [];
  const rows = await queryable
    .select({
      application: applications,
      spProductName: spProducts.name,
      productBranding: spProducts.branding,
      pciStatus: pciStatusToday,
    })
    .from(applications)
    .innerJoin(spProducts, eq(spProducts.spProductId, applications.spProductId))
    .where(and(inArray(applications.applicationId, [...ids]), applicationsWithin(scope)));
  const records = grouped(
    await queryable
      .select()
      .from(subMerchants)
      .where(and(inArray(subMerchants.applicationId, [...ids]), within(scope, subMerchants)))
      .orderBy(asc(subMerchants.createdAt), asc(subMerchants.subMerchantObjId)),
  );
  const accounts = grouped(
    await queryable
      .select()
      .from(payoutBankAccounts)
      .where(inArray(payoutBankAccounts.applicationId, [...ids]))
      .orderBy(asc(payoutBankAccounts.createdAt), asc(payoutBankAccounts.bankAccountToken)),
  );
  const byId = new Map(rows.map((row) => [row.application.applicationId, row]));
  return ids.flatMap((id): ApplicationParts[] => {
    const row = byId.get(id);
    const own = records.get(id) ?? [];
    const seen = new Set(own.map(({ subMerchantObjId }) => subMerchantObjId));
    const payoutAccounts = (accounts.get(id) ?? []).filter((one) => seen.has(one.subMerchantObjId));
    return row ? [{ ...row, records: own, payoutAccounts }] : [];
  });
}

/** Applications as the caller may see them, in the order of the ids. */
export async function showApplications(
  queryable: Queryable,
  ids: readonly string[],
  { scope, holder }: Who,
): Promise<Application[]> {
  const parts = await readParts(queryable, ids, scope);
  return parts.map((one) => applicationFor(applicationOf(one), holder));
}

/** Finds an application with its parts. @throws CallFailure 404 outside the caller's scope. */
export async function findApplication(
  queryable: Queryable,
  applicationId: string,
  { scope }: Pick<SessionContext, 'scope'>,
): Promise<ApplicationParts> {
  const [parts] = await readParts(queryable, [applicationId], scope);
  if (!parts) throw notFound('The account', applicationId);
  return parts;
}

/** As `findApplication`, with the application's row locked until the transaction ends. */
export async function lockApplication(
  transaction: Transaction,
  applicationId: string,
  context: Pick<SessionContext, 'scope'>,
): Promise<ApplicationParts> {
  await transaction
    .select({ applicationId: applications.applicationId })
    .from(applications)
    .where(eq(applications.applicationId, applicationId))
    .for('update');
  return findApplication(transaction, applicationId, context);
}

/** The parts with only the named record. @throws CallFailure 404 for an unknown record. */
export function ofRecord(parts: ApplicationParts, subMerchantObjId: string) {
  const record = parts.records.find((one) => one.subMerchantObjId === subMerchantObjId);
  if (!record) throw notFound('The account', subMerchantObjId);
  return {
    ...parts,
    record,
    records: [record],
    payoutAccounts: parts.payoutAccounts.filter(
      (account) => account.subMerchantObjId === subMerchantObjId,
    ),
  };
}

/** One application as the caller may see it. @param subMerchantObjId shows only this record. */
export async function showApplication(
  queryable: Queryable,
  applicationId: string,
  { scope, holder }: Who,
  subMerchantObjId?: string,
): Promise<Application> {
  const parts = await findApplication(queryable, applicationId, { scope });
  const shown = subMerchantObjId === undefined ? parts : ofRecord(parts, subMerchantObjId);
  return applicationFor(applicationOf(shown), holder);
}
