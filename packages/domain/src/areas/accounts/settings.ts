import * as z from 'zod/mini';
import { features } from '../../kernel/access/index.ts';
import { positiveMoney } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { dualPricingSchema } from '../dual-pricing/index.ts';
import { pciQuestionnaires, pciStatuses } from './pci.ts';

/** When an account is paid: on fixed days, or once its balance reaches a threshold. */
export const payoutSchedules = ['daily', 'weekly', 'monthly', 'dynamic'] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];

export const payoutScheduleLabels: Readonly<Record<PayoutSchedule, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  dynamic: 'Dynamic',
};

/** A merchant's PCI DSS compliance. */
export const pciSchema = z.object({
  /** Current status. */
  status: z.enum(pciStatuses),
  /** PCI self-assessment questionnaire that applies. */
  questionnaire: z.nullable(z.enum(pciQuestionnaires)),
  /** When the questionnaire was completed. */
  completedAt: z.nullable(instant),
  /** Last day the attestation is valid. */
  expiresOn: z.nullable(day),
  /** Date of the last passing scan by an approved scanning vendor. */
  lastScanOn: z._default(z.nullable(day), null),
  /** When the merchant was last reminded to attest. */
  remindedAt: z._default(z.nullable(instant), null),
});
export type Pci = z.output<typeof pciSchema>;

/** Settings an account can change itself. */
export const accountSettingsSchema = z.object({
  /** Payout schedule. */
  payoutSchedule: z.enum(payoutSchedules),
  /** Balance at which a dynamic schedule pays out; other schedules pay any amount. */
  payoutThreshold: positiveMoney,
  /** Email address for payout and dispute notices; the business's own when null. */
  notificationEmail: z.nullable(z.string()),
  /** Whether payers get email receipts. */
  sendReceipts: z.boolean(),
  /** Dual pricing settings. */
  dualPricing: dualPricingSchema,
  /** PCI compliance. */
  pci: pciSchema,
});
export type AccountSettings = z.output<typeof accountSettingsSchema>;

/** Feature flags by name; an absent one is off. */
export const featureFlagsSchema = z.partialRecord(
  z.enum(features),
  z.object({
    /** True while enabled for the account. */
    enabled: z.boolean(),
  }),
);
export type FeatureFlags = z.output<typeof featureFlagsSchema>;

/** Email address of an account's notices: its own setting, or else the business's; null without either. */
export const noticeAddressOf = (account: {
  readonly settings: Pick<AccountSettings, 'notificationEmail'>;
  readonly identity: { readonly business: { readonly email: string | null } };
}): string | null => account.settings.notificationEmail ?? account.identity.business.email;
