import * as z from 'zod/mini';
import { type Feature, features } from '../access/index.ts';
import { dualPricingSchema } from '../dual-pricing/index.ts';
import { day, instant } from '../time/index.ts';

export const payoutSchedules = ['daily', 'weekly', 'monthly'] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];

export const payoutScheduleLabels: Readonly<Record<PayoutSchedule, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};

/** The documents name a PCI compliance screen and no state of it. */
export const pciStatuses = ['not-started', 'in-progress', 'compliant', 'expired'] as const;
export type PciStatus = (typeof pciStatuses)[number];

export const pciStatusLabels: Readonly<Record<PciStatus, string>> = {
  'not-started': 'Not started',
  'in-progress': 'In progress',
  compliant: 'Compliant',
  expired: 'Expired',
};

/** Self-assessment questionnaires of the PCI Security Standards Council. */
export const pciQuestionnaires = ['A', 'A-EP', 'B', 'C-VT', 'D'] as const;
export type PciQuestionnaire = (typeof pciQuestionnaires)[number];

/** How a merchant stands with the card industry's security standard. */
export const pciSchema = z.object({
  status: z.enum(pciStatuses),
  questionnaire: z.nullable(z.enum(pciQuestionnaires)),
  completedAt: z.nullable(instant),
  /** The last day the attestation holds. */
  expiresOn: z.nullable(day),
});
export type Pci = z.output<typeof pciSchema>;

/** The status as of a day (`YYYY-MM-DD`): an attestation that ran out is expired. */
export const pciStatusOn = ({ status, expiresOn }: Pci, today: string): PciStatus =>
  status === 'compliant' && expiresOn !== null && expiresOn < today ? 'expired' : status;

/** What an account may set for itself. */
export const accountSettingsSchema = z.object({
  payoutSchedule: z.enum(payoutSchedules),
  /** Where notices of payouts and disputes go; the business's own address when null. */
  notificationEmail: z.nullable(z.string()),
  /** Whether payers get a receipt by e-mail. */
  sendReceipts: z.boolean(),
  dualPricing: dualPricingSchema,
  pci: pciSchema,
});
export type AccountSettings = z.output<typeof accountSettingsSchema>;

/** Features by name, each with its flag (document 1, section 3); an absent one is off. */
export const featureFlagsSchema = z.partialRecord(
  z.enum(features),
  z.object({ enabled: z.boolean() }),
);
export type FeatureFlags = z.output<typeof featureFlagsSchema>;

/** The names of the features that are on, in the documents' order. */
export const enabledFeatures = (flags: FeatureFlags) =>
  features.filter((feature) => flags[feature]?.enabled);

/** Flags with the named features on: what a product's merchants get when they go live. */
export const featureFlagsOf = (names: readonly Feature[]): FeatureFlags =>
  Object.fromEntries(names.map((name) => [name, { enabled: true }]));
