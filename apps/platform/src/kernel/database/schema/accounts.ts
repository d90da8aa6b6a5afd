import type {
  AccountRules,
  ApplicationStatus,
  FeatureFlags,
  FeeSchedule,
  MerchantStage,
  PayoutVerification,
  Processors,
  ProvisioningStatus,
  RiskMetrics,
  RiskRuleSetting,
} from '@payfac/domain/accounts';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sealedIdentity } from '../../sealing/columns.ts';
import { createdAt, document, instant, updatedAt, word } from './columns.ts';
import type { StoredLog, StoredSettings } from './documents.ts';
import { facilitators, spProducts } from './facilitators.ts';

/** An account: one application, with one or more sub-merchants. */
export const applications = pgTable(
  'applications',
  {
    applicationId: text('application_id').primaryKey(),
    facilitatorId: text('facilitator_id')
      .notNull()
      .references(() => facilitators.facilitatorId),
    spProductId: text('sp_product_id')
      .notNull()
      .references(() => spProducts.spProductId),
    status: word<ApplicationStatus>('status').notNull(),
    stage: word<MerchantStage>('stage').notNull(),
    provisioning: word<ProvisioningStatus>('provisioning'),
    isSuspended: boolean('is_suspended').notNull().default(false),
    suspensionReason: text('suspension_reason'),
    suspendedAt: instant('suspended_at'),
    /** User name; null for the system. */
    suspendedBy: text('suspended_by'),
    /** Copies of the business names, for lists and search. */
    dbaName: text('dba_name').notNull(),
    legalName: text('legal_name').notNull(),
    identity: sealedIdentity('identity').notNull(),
    features: document<FeatureFlags>('features').notNull(),
    settings: document<StoredSettings>('settings').notNull(),
    logs: document<readonly StoredLog[]>('logs').notNull(),
    tokenizationPublicKey: text('tokenization_public_key').notNull(),
    /** Null until the terms were accepted, as the two below. */
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** User name. */
    termsAcceptedBy: text('terms_accepted_by'),
    submittedAt: instant('submitted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('applications_by_created').on(
      table.facilitatorId,
      table.createdAt.desc().nullsFirst(),
      table.applicationId,
    ),
    index('applications_by_name').on(
      table.facilitatorId,
      sql`lower(${table.dbaName})`,
      table.applicationId,
    ),
    index('applications_by_product').on(
      table.spProductId,
      table.createdAt.desc().nullsFirst(),
      table.applicationId,
    ),
    index('applications_by_submitted').on(
      table.facilitatorId,
      table.submittedAt.desc().nullsFirst(),
      table.applicationId,
    ),
    index('applications_by_status').on(table.facilitatorId, table.status, table.applicationId),
  ],
);

/** A sub-merchant record of an application (`subMerchantDocs`), addressed by both ids. */
export const subMerchants = pgTable(
  'sub_merchants',
  {
    subMerchantObjId: text('sub_merchant_obj_id').primaryKey(),
    subMerchantId: text('sub_merchant_id').notNull(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.applicationId),
    facilitatorId: text('facilitator_id').notNull(),
    spProductId: text('sp_product_id').notNull(),
    dbaName: text('dba_name').notNull(),
    legalName: text('legal_name').notNull(),
    billingDescriptor: text('billing_descriptor'),
    ownershipType: text('ownership_type').notNull(),
    mcc: text('mcc'),
    processors: document<Processors>('processors').notNull(),
    echeckEnabled: boolean('echeck_enabled').notNull(),
    echeckStatus: word<'active' | 'inactive'>('echeck_status').notNull(),
    applePayEnabled: boolean('apple_pay_enabled').notNull(),
    cybersourceEnabled: boolean('cybersource_enabled').notNull(),
    decisionManagerEnabled: boolean('decision_manager_enabled').notNull(),
    fees: document<FeeSchedule>('fees').notNull(),
    rules: document<AccountRules>('rules').notNull(),
    riskRules: document<readonly RiskRuleSetting[]>('risk_rules').notNull(),
    riskMetrics: document<RiskMetrics>('risk_metrics'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('sub_merchants_id').on(table.subMerchantId),
    index('sub_merchants_application').on(table.applicationId),
    index('sub_merchants_by_name').on(
      table.facilitatorId,
      sql`lower(${table.dbaName})`,
      table.subMerchantId,
    ),
    index('sub_merchants_by_product').on(
      table.spProductId,
      sql`lower(${table.dbaName})`,
      table.subMerchantId,
    ),
  ],
);

/** Only a token and the last four digits of a payout account are ever kept. */
export const payoutBankAccounts = pgTable(
  'payout_bank_accounts',
  {
    bankAccountToken: text('bank_account_token').primaryKey(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.applicationId),
    subMerchantObjId: text('sub_merchant_obj_id').notNull(),
    accountHolderName: text('account_holder_name').notNull(),
    accountType: word<'checking'>('account_type').notNull(),
    bankName: text('bank_name'),
    last4: text('last4').notNull(),
    isPreferred: boolean('is_preferred').notNull(),
    verification: word<PayoutVerification>('verification').notNull().default('pending'),
    verifiedAt: instant('verified_at'),
    createdAt: createdAt(),
  },
  (table) => [index('payout_bank_accounts_application').on(table.applicationId)],
);
