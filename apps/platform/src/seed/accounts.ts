import type {
  FeatureFlags,
  Identity,
  NamedTemplate,
  Processors,
} from '../database/schema/documents.ts';
import { seedBrands, seedProducts } from './data/brands.ts';
import { merchantKinds } from './data/merchant-kinds.ts';
import {
  applicationIdOf,
  bankAccountTokenOf,
  processorMerchantIdOf,
  type SeedMerchant,
  subMerchantIdOf,
  subMerchantObjIdOf,
} from './merchants.ts';
import type { SeedRows } from './rows.ts';

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;
/** The employer id the simulator's business verification passes. */
const passingEin = '000000000';
const disputeFeeCents = 1500;

const template = (id: string, name: string, description: string): NamedTemplate => ({
  id,
  name,
  description,
});

const mail = (merchant: SeedMerchant, mailbox: string): string =>
  `${mailbox}@${merchant.dbaName.toLowerCase().replace(/[^a-z]+/g, '-')}.example`;

const feesOf = ({ product, reserve }: SeedMerchant) => ({
  percentage: product.percentage,
  fixed: product.fixed,
  dispute: disputeFeeCents,
  reserve,
});

function identityOf(merchant: SeedMerchant): Identity {
  const { dbaName, legalName, ownershipType, phone, place, street, owners } = merchant;
  const location = { street, city: place.city, state: place.state, zip: place.zip };
  return {
    ownershipType,
    business: {
      dbaName,
      legalName,
      billingDescriptor: dbaName.toUpperCase().slice(0, 22),
      businessType: ownershipType,
      ein: passingEin,
      phone,
      email: mail(merchant, 'office'),
      location,
    },
    owners: owners.map((owner) => ({
      ...owner,
      email: mail(merchant, owner.firstName.toLowerCase()),
      phone,
      ownership: Math.floor(100 / owners.length),
      address: location,
    })),
  };
}

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

const featureFlags = (merchant: SeedMerchant): FeatureFlags =>
  Object.fromEntries(merchant.features.map((feature) => [feature, { enabled: merchant.isLive }]));

/** Facilitators and products, begun before the first merchant. */
export function addBrands(rows: SeedRows, anchor: Date): void {
  const createdAt = new Date(anchor.getTime() - 3 * yearMs);
  for (const { facilitatorId, name, title, timeZone, primaryColor } of seedBrands) {
    rows.facilitators.push({
      facilitatorId,
      brand: facilitatorId,
      name,
      title,
      timeZone,
      branding: { primaryColor },
      createdAt,
    });
  }
  for (const { merchants: _, percentage, fixed, ...product } of seedProducts) {
    rows.spProducts.push({
      ...product,
      isActive: true,
      branding: { spProductName: product.name },
      webhook: null,
      mccCodes: merchantKinds.map((kind) => kind.mcc),
      ownershipTypes: [
        'LLC',
        'PrivateCorporation',
        'SoleProprietorship',
        'Partnership',
        'NonProfit',
      ],
      fees: { percentage, fixed, dispute: disputeFeeCents, reserve: '0' },
      feeTemplates: [
        template(`${product.slug}-standard`, 'Standard', `${percentage}% and ${fixed}¢ a payment`),
      ],
      onboardingFlowTemplates: [
        template(`${product.slug}-full`, 'Full', 'Business, owners, bank account and review'),
      ],
      createdAt,
      updatedAt: createdAt,
    });
  }
}

/** The application, its sub-merchant record and its payout account. */
export function addAccount(rows: SeedRows, merchant: SeedMerchant, anchor: Date): void {
  const createdAt = new Date(anchor.getTime() - merchant.ageInDays * dayMs);
  const updatedAt = new Date(createdAt.getTime() + Math.min(merchant.ageInDays, 3) * dayMs);
  const identity = identityOf(merchant);
  const shared = {
    applicationId: applicationIdOf(merchant),
    facilitatorId: merchant.product.facilitatorId,
    spProductId: merchant.product.spProductId,
    dbaName: merchant.dbaName,
    legalName: merchant.legalName,
    createdAt,
    updatedAt,
  };
  rows.applications.push({
    ...shared,
    status: merchant.status,
    stage: merchant.stage,
    provisioning: merchant.provisioning,
    isSuspended: merchant.isSuspended,
    suspensionReason: merchant.isSuspended ? 'Disputes above the agreed share' : null,
    identity,
    features: featureFlags(merchant),
    settings: { payoutSchedule: merchant.payoutRhythm },
    logs: [],
    tokenizationPublicKey: `pk_test_${applicationIdOf(merchant)}`,
  });
  rows.subMerchants.push({
    ...shared,
    subMerchantObjId: subMerchantObjIdOf(merchant),
    subMerchantId: subMerchantIdOf(merchant),
    billingDescriptor: identity.business.billingDescriptor,
    ownershipType: merchant.ownershipType,
    mcc: merchant.kind.mcc,
    processors: processorsOf(merchant),
    echeckEnabled: merchant.isLive,
    echeckStatus: merchant.isLive ? 'active' : 'inactive',
    applePayEnabled: merchant.isLive && merchant.features.includes('applePay'),
    cybersourceEnabled: false,
    decisionManagerEnabled: false,
    fees: feesOf(merchant),
    rules: { knowYourBusiness: merchant.isLive, acknowledged: merchant.isLive },
    riskRules: [],
  });
  if (!merchant.isLive) return;
  rows.payoutBankAccounts.push({
    bankAccountToken: bankAccountTokenOf(merchant),
    applicationId: applicationIdOf(merchant),
    subMerchantObjId: subMerchantObjIdOf(merchant),
    accountHolderName: merchant.legalName,
    accountType: 'checking',
    bankName: 'Simulated Bank',
    last4: '6789',
    isPreferred: true,
    verifiedAt: updatedAt,
    createdAt,
  });
}
