import { randomBytes } from 'node:crypto';
import type { FeeSchedule, Identity, Standing } from '@payfac/domain/accounts';
import { eq, sql } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import type { StoredSettings } from '../../database/schema/documents.ts';
import { applications, type spProducts, subMerchants, users } from '../../database/schema/index.ts';

type ProductRow = typeof spProducts.$inferSelect;

/** What an application begins with. */
export interface NewApplication {
  readonly product: ProductRow;
  readonly identity: Identity;
  readonly mcc: string | null;
  readonly fees: FeeSchedule;
  readonly standing: Standing;
}

const firstSettings: StoredSettings = {
  payoutSchedule: 'daily',
  payoutThreshold: 1000,
  notificationEmail: null,
  sendReceipts: true,
  dualPricing: { enabled: false, diffPercentage: '0' },
  pci: { status: 'not-started', questionnaire: null, completedAt: null, expiresOn: null },
};

/** The columns of a record that repeat the business, for lists and receipts. */
export const namesOf = ({ ownershipType, business }: Identity) => ({
  dbaName: business.dbaName,
  legalName: business.legalName,
  billingDescriptor: business.billingDescriptor,
  ownershipType,
});

/** Writes an application with its first record. @returns the ids of both. */
export async function beginApplication(
  transaction: Transaction,
  { product, identity, mcc, fees, standing }: NewApplication,
  at: Date,
) {
  const { facilitatorId, spProductId } = product;
  const applicationId = newId('app');
  const subMerchantId = newId('sm');
  const { billingDescriptor, ownershipType, ...names } = namesOf(identity);
  const shared = {
    applicationId,
    facilitatorId,
    spProductId,
    ...names,
    createdAt: at,
    updatedAt: at,
  };
  await transaction.insert(applications).values({
    ...shared,
    ...standing,
    identity,
    features: {},
    settings: firstSettings,
    logs: [],
    tokenizationPublicKey: `pk_test_${randomBytes(12).toString('hex')}`,
  });
  await transaction.insert(subMerchants).values({
    ...shared,
    subMerchantObjId: newId('smo'),
    subMerchantId,
    billingDescriptor,
    ownershipType,
    mcc,
    processors: {},
    echeckEnabled: false,
    echeckStatus: 'inactive',
    applePayEnabled: false,
    cybersourceEnabled: false,
    decisionManagerEnabled: false,
    fees,
    rules: { knowYourBusiness: false, acknowledged: false },
    riskRules: [],
    riskMetrics: null,
  });
  return { applicationId, subMerchantId };
}

/** Whoever begins an application and would not see it otherwise holds its account from then on. */
export async function holdAccount(
  transaction: Transaction,
  { applicationId, subMerchantId }: { applicationId: string; subMerchantId: string },
  { scope, session }: Pick<SessionContext, 'scope' | 'session'>,
): Promise<void> {
  if (scope.everything || scope.productIds.length > 0) return;
  await transaction
    .update(users)
    .set({
      applicationIds: sql`array_append(${users.applicationIds}, ${applicationId})`,
      subMerchantIds: sql`array_append(${users.subMerchantIds}, ${subMerchantId})`,
    })
    .where(eq(users.userId, session.person.userId));
}
