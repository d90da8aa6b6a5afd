import * as z from 'zod/mini';
import { features } from '../../kernel/access/index.ts';
import { positiveMoney } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { dualPricingSchema } from '../dual-pricing/index.ts';
import { pciQuestionnaires, pciStatuses } from './pci.ts';

/** When an account is paid: on agreed days, or as soon as enough has come together. */
export const payoutSchedules = ['daily', 'weekly', 'monthly', 'dynamic'] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];

export const payoutScheduleLabels: Readonly<Record<PayoutSchedule, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  dynamic: 'Dynamic',
};

/** How a merchant stands with the card industry's security standard. */
export const pciSchema = z.object({
  /** The state it is in. */
  status: z.enum(pciStatuses),
  /** Which PCI questionnaire applies. */
  questionnaire: z.nullable(z.enum(pciQuestionnaires)),
  /** When it was completed. */
  completedAt: z.nullable(instant),
  /** The last day the attestation holds. */
  expiresOn: z.nullable(day),
  /** When an approved vendor last scanned the merchant's systems and found nothing that fails them. */
  lastScanOn: z._default(z.nullable(day), null),
  /** When the merchant was last reminded to attest. */
  remindedAt: z._default(z.nullable(instant), null),
});
export type Pci = z.output<typeof pciSchema>;

/** What an account may set for itself. */
export const accountSettingsSchema = z.object({
  /** When payouts are made. */
  payoutSchedule: z.enum(payoutSchedules),
  /** What has to be owed before a dynamic schedule pays; the others pay whatever it is. */
  payoutThreshold: positiveMoney,
  /** Where notices of payouts and disputes go; the business's own address when null. */
  notificationEmail: z.nullable(z.string()),
  /** Whether payers get a receipt by e-mail. */
  sendReceipts: z.boolean(),
  /** Prices by means of payment. */
  dualPricing: dualPricingSchema,
  /** The state of the PCI questionnaire. */
  pci: pciSchema,
});
export type AccountSettings = z.output<typeof accountSettingsSchema>;

/** Features by name, each with its flag; an absent one is off. */
export const featureFlagsSchema = z.partialRecord(
  z.enum(features),
  z.object({
    /** True while it is switched on for the account. */
    enabled: z.boolean(),
  }),
);
export type FeatureFlags = z.output<typeof featureFlagsSchema>;

/** Where an account's notices go: the address it chose, else its business's; null while it has neither. */
export const noticeAddressOf = (account: {
  readonly settings: Pick<AccountSettings, 'notificationEmail'>;
  readonly identity: { readonly business: { readonly email: string | null } };
}): string | null => account.settings.notificationEmail ?? account.identity.business.email;
