import {
  type FeatureFlags,
  featureFlagsOf,
  type PayoutVerification,
  type Processors,
  type RiskMetrics,
} from '@payfac/domain/accounts';
import { cents, numberFromCents } from '@payfac/domain/money';
import { ownTermsVersion } from '../../areas/facilitators/branding.ts';
import type { StoredSettings } from '../../kernel/database/schema/documents.ts';
import { identityOf } from './identity.ts';
import {
  applicationIdOf,
  bankAccountTokenOf,
  correctedAt,
  payoutThreshold,
  processorMerchantIdOf,
  type SeedMerchant,
  subMerchantIdOf,
  subMerchantObjIdOf,
  suspendedAt,
} from './merchants.ts';
import { feesOf } from './products.ts';
import type { SeedRows } from './rows.ts';
import { pricingOf } from './two-prices.ts';

const dayMs = 86_400_000;

const submitted: ReadonlySet<string> = new Set([
  'identity',
  'review',
  'approved',
  'active',
  'declined',
]);
const withBankAccount: ReadonlySet<string> = new Set([...submitted, 'progress']);
const verified: ReadonlySet<string> = new Set(['approved', 'active']);

/** Merchants that the processor declined had passed our own checks. */
const verificationOf = ({ status, provisioning }: SeedMerchant): PayoutVerification => {
  if (verified.has(status) || provisioning !== null) return 'verified';
  return status === 'declined' ? 'failed' : 'pending';
};

function processorsOf(merchant: SeedMerchant): Processors {
  if (merchant.provisioning === null) return {};
  const isProvisioned = merchant.provisioning === 'provisioned';
  const state = {
    status: merchant.provisioning,
    merchantId: isProvisioned ? processorMerchantIdOf(merchant) : '',
    id: isProvisioned ? `${processorMerchantIdOf(merchant)}_1` : '',
  };
  return {
    simulator: { ...state, isDefault: true },
    simulatorEcheck: { ...state, isDefault: false },
  };
}

/** Some merchants tried Apple Pay and turned it off; a suspended one can't use the virtual terminal either. */
function featuresOf({ isLive, isSuspended, features, number }: SeedMerchant): FeatureFlags {
  if (!isLive) return {};
  const isGivenUp = !features.includes('applePay') && number % 3 === 0;
  return {
    ...featureFlagsOf(features),
    ...(isGivenUp ? { applePay: { enabled: false } } : {}),
    ...(isSuspended ? { virtualTerminal: { enabled: false } } : {}),
  };
}

/** Three of four live merchants have attested, some more than a year ago; of the others, some have begun. */
const pciOf = ({ isLive, number }: SeedMerchant, anchor: Date): StoredSettings['pci'] => {
  if (!isLive || number % 4 === 0) {
    const hasBegun = isLive && number % 8 === 0;
    return {
      status: hasBegun ? 'in-progress' : 'not-started',
      questionnaire: hasBegun ? 'A' : null,
      completedAt: null,
      expiresOn: null,
    };
  }
  const completedAt = new Date(anchor.getTime() - ((number * 37) % 430) * dayMs);
  return {
    status: 'compliant',
    questionnaire: number % 3 === 0 ? 'A-EP' : 'A',
    completedAt: completedAt.toISOString(),
    expiresOn: new Date(completedAt.getTime() + 365 * dayMs).toISOString().slice(0, 10),
    lastScanOn: new Date(anchor.getTime() - ((number * 23) % 120) * dayMs)
      .toISOString()
      .slice(0, 10),
  };
};

const settingsOf = (merchant: SeedMerchant, anchor: Date): StoredSettings => ({
  payoutSchedule: merchant.payoutSchedule,
  payoutThreshold: numberFromCents(payoutThreshold),
  notificationEmail: null,
  sendReceipts: true,
  dualPricing: pricingOf(merchant),
  pci: pciOf(merchant, anchor),
});

function addBankAccount(
  rows: SeedRows,
  merchant: SeedMerchant,
  createdAt: Date,
  anchor: Date,
): void {
  const verification = verificationOf(merchant);
  const verifiedAt =
    verification === 'verified' ? (correctedAt(merchant, anchor) ?? createdAt) : null;
  const account = {
    accountHolderName: merchant.legalName,
    accountType: 'checking' as const,
    bankName: 'Simulated Bank',
    last4: '6789',
    createdAt,
  };
  const token = bankAccountTokenOf(merchant);
  rows.bankAccountTokens.push({
    ...account,
    token,
    facilitatorId: merchant.product.facilitatorId,
    subMerchantId: subMerchantIdOf(merchant),
  });
  rows.payoutBankAccounts.push({
    ...account,
    bankAccountToken: token,
    applicationId: applicationIdOf(merchant),
    subMerchantObjId: subMerchantObjIdOf(merchant),
    isPreferred: true,
    verification,
    verifiedAt,
  });
}

/** What underwriting expected: somewhat more than is usual in the trade. */
const metricsOf = ({ medianTicket, spread }: SeedMerchant['kind']): RiskMetrics => {
  const usual = medianTicket * Math.exp(spread ** 2 / 2);
  return {
    monthlyVolume: cents(Math.round(usual) * 400_000),
    averageTicket: cents(Math.round(usual * 1.6) * 100),
    highestTicket: cents(Math.round(usual * 25) * 100),
    dailyCount: 400,
  };
};

/** The application, its sub-merchant record and its payout account. */
export function addAccount(rows: SeedRows, merchant: SeedMerchant, anchor: Date): void {
  const createdAt = new Date(anchor.getTime() - merchant.ageInDays * dayMs);
  const after = (days: number) =>
    new Date(createdAt.getTime() + Math.min(merchant.ageInDays, days) * dayMs);
  const updatedAt = after(3);
  const identity = identityOf(merchant);
  const { status, stage, provisioning, isLive, isSuspended, features, product } = merchant;
  const shared = {
    applicationId: applicationIdOf(merchant),
    facilitatorId: product.facilitatorId,
    spProductId: product.spProductId,
    dbaName: merchant.dbaName,
    legalName: merchant.legalName,
    createdAt,
    updatedAt,
  };
  rows.applications.push({
    ...shared,
    status,
    stage,
    provisioning,
    isSuspended,
    suspensionReason: isSuspended ? 'Disputes above the agreed share' : null,
    suspendedAt: suspendedAt(merchant, anchor),
    suspendedBy: isSuspended ? `admin@${product.facilitatorId}` : null,
    identity,
    features: featuresOf(merchant),
    settings: settingsOf(merchant, anchor),
    logs: [],
    tokenizationPublicKey: `pk_test_${shared.applicationId}`,
    ...(submitted.has(status)
      ? {
          termsVersion: ownTermsVersion,
          termsAcceptedAt: after(1),
          termsAcceptedBy: identity.business.email ?? 'System',
          submittedAt: after(1),
        }
      : { termsVersion: null, termsAcceptedAt: null, termsAcceptedBy: null, submittedAt: null }),
  });
  rows.subMerchants.push({
    ...shared,
    subMerchantObjId: subMerchantObjIdOf(merchant),
    subMerchantId: subMerchantIdOf(merchant),
    billingDescriptor: identity.business.billingDescriptor,
    ownershipType: merchant.ownershipType,
    mcc: merchant.kind.mcc,
    processors: processorsOf(merchant),
    echeckEnabled: isLive,
    echeckStatus: isLive ? 'active' : 'inactive',
    applePayEnabled: isLive && features.includes('applePay'),
    cybersourceEnabled: false,
    decisionManagerEnabled: false,
    fees: feesOf(product, merchant.reserve),
    rules: {
      knowYourBusiness: merchant.provisioning !== null,
      acknowledged: submitted.has(status),
    },
    riskRules: [],
    riskMetrics: isLive ? metricsOf(merchant.kind) : null,
  });
  if (withBankAccount.has(status)) addBankAccount(rows, merchant, after(1), anchor);
}
