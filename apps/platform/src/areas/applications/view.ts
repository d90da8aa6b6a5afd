import {
  type Application,
  accountSettingsSchema,
  applicationLogSchema,
  businessTypes,
  type PciStatus,
  type SubMerchant,
} from '@payfac/domain/accounts';
import type { ProductBranding } from '@payfac/domain/products';
import * as z from 'zod/mini';
import type {
  applications,
  payoutBankAccounts,
  subMerchants,
} from '../../kernel/database/schema/index.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type SubMerchantRow = typeof subMerchants.$inferSelect;
export type PayoutAccountRow = typeof payoutBankAccounts.$inferSelect;

/** An application with everything that belongs to it. */
export interface ApplicationParts {
  readonly application: ApplicationRow;
  readonly spProductName: string;
  readonly productBranding: ProductBranding;
  /** As of today. */
  readonly pciStatus: PciStatus;
  /** In order of creation; at least one. */
  readonly records: readonly SubMerchantRow[];
  readonly payoutAccounts: readonly PayoutAccountRow[];
}

const recordOf = (row: SubMerchantRow): SubMerchant => ({
  _id: row.subMerchantObjId,
  subMerchantId: row.subMerchantId,
  applicationId: row.applicationId,
  identity: {
    ownershipType: businessTypes.find((type) => type === row.ownershipType) ?? 'LLC',
    business: {
      dbaName: row.dbaName,
      legalName: row.legalName,
      billingDescriptor: row.billingDescriptor,
    },
  },
  mcc: row.mcc,
  processor: row.processors,
  echeck: { enabled: row.echeckEnabled, status: row.echeckStatus },
  applePay: { enabled: row.applePayEnabled },
  cybersource: { enabled: row.cybersourceEnabled },
  decisionManager: { enabled: row.decisionManagerEnabled },
  rules: row.rules,
  riskRules: [...row.riskRules],
  riskMetrics: row.riskMetrics,
  fees: row.fees,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** A complete, unmasked application in the domain's form. */
export function applicationOf(parts: ApplicationParts): Application {
  const { application: row, spProductName, pciStatus, records, payoutAccounts } = parts;
  const { termsUrl, privacyUrl } = parts.productBranding;
  const { settings } = row;
  return {
    applicationId: row.applicationId,
    subMerchantId: records[0]?.subMerchantId ?? '',
    spProductId: row.spProductId,
    spProductName,
    status: row.status,
    stage: row.stage,
    provisioning: row.provisioning,
    suspension: row.isSuspended
      ? {
          reason: row.suspensionReason ?? '',
          suspendedAt: row.suspendedAt ?? row.updatedAt,
          suspendedBy: row.suspendedBy,
        }
      : null,
    logs: row.logs.map((log) => z.decode(applicationLogSchema, log)),
    rules: {
      knowYourBusiness: records.every(({ rules }) => rules.knowYourBusiness),
      acknowledged: records.every(({ rules }) => rules.acknowledged),
    },
    terms: { termsUrl, privacyUrl },
    acceptedTerms:
      row.termsVersion !== null && row.termsAcceptedAt !== null && row.termsAcceptedBy !== null
        ? {
            version: row.termsVersion,
            acceptedAt: row.termsAcceptedAt,
            acceptedBy: row.termsAcceptedBy,
          }
        : null,
    identity: row.identity,
    subMerchantDocs: records.map(recordOf),
    payoutBankAccounts: payoutAccounts.map((account) => ({ ...account })),
    tokenization: { publicKey: row.tokenizationPublicKey },
    settings: z.decode(accountSettingsSchema, {
      ...settings,
      pci: { ...settings.pci, status: pciStatus },
    }),
    features: row.features,
    submittedAt: row.submittedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
