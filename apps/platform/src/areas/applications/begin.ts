import { randomBytes } from 'node:crypto';
import {
  applicationStatusLabels,
  type FeeSchedule,
  type Identity,
  type OnboardingState,
} from '@payfac/domain/accounts';
import type { Environment } from '@payfac/domain/enumerations';
import type { SessionContext } from '../../http/context.ts';
import { membershipRow } from '../../http/sessions/memberships.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import type { StoredSettings } from '../../kernel/database/schema/documents.ts';
import {
  applications,
  memberships,
  type spProducts,
  subMerchants,
} from '../../kernel/database/schema/index.ts';
import { keyWord } from '../../kernel/environments.ts';
import { type Act, logAct } from '../accounts/account-log.ts';

type ProductRow = typeof spProducts.$inferSelect;

/** The content of a new application. */
export interface NewApplication {
  readonly environment: Environment;
  readonly product: ProductRow;
  readonly identity: Identity;
  readonly mcc: string | null;
  readonly fees: FeeSchedule;
  readonly standing: OnboardingState;
  /** How the application began, for its log. */
  readonly verb: string;
  readonly note?: string;
}

const firstSettings: StoredSettings = {
  payoutSchedule: 'daily',
  payoutThreshold: 1000,
  notificationEmail: null,
  sendReceipts: true,
  dualPricing: { enabled: false, diffPercentage: '0' },
  pci: { status: 'not-started', questionnaire: null, completedAt: null, expiresOn: null },
};

/** Columns that repeat the business's names, for lists and receipts. */
export const namesOf = ({ ownershipType, business }: Identity) => ({
  dbaName: business.dbaName,
  legalName: business.legalName,
  billingDescriptor: business.billingDescriptor,
  ownershipType,
});

/** Creates an application with its first record and the first line of its log. */
export async function beginApplication(
  transaction: Transaction,
  { environment, product, identity, mcc, fees, standing, verb, note }: NewApplication,
  act: Act,
) {
  const { at } = act;
  const { facilitatorId, spProductId } = product;
  const applicationId = newId('app');
  const subMerchantId = newId('sm');
  const subMerchantObjId = newId('smo');
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
    tokenizationPublicKey: `pk_${keyWord(environment)}_${randomBytes(12).toString('hex')}`,
  });
  await transaction.insert(subMerchants).values({
    ...shared,
    subMerchantObjId,
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
  const to = applicationStatusLabels[standing.status];
  const logged = await logAct(
    transaction,
    applicationId,
    [{ type: 'status', verb, to, note }],
    act,
  );
  return { applicationId, subMerchantId, subMerchantObjId, logged };
}

/** Makes the caller the applicant, if they couldn't see their new application otherwise. */
export async function holdAccount(
  transaction: Transaction,
  { subMerchantId, spProductId }: { readonly subMerchantId: string; readonly spProductId: string },
  { scope, session }: Pick<SessionContext, 'scope' | 'session'>,
  at: Date,
): Promise<void> {
  if (scope.everything || scope.productIds.includes(spProductId)) return;
  const place = { kind: 'account', subMerchantId } as const;
  await transaction
    .insert(memberships)
    .values(membershipRow(session.person, { role: 'applicant', place }, at))
    .onConflictDoNothing();
}
