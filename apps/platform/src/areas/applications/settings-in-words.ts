import { payoutScheduleLabels } from '@payfac/domain/accounts';
import type { StoredSettings } from '../../kernel/database/schema/documents.ts';
import type { LogLine } from '../accounts/account-log.ts';

const isOn = (value: boolean) => (value ? 'on' : 'off');

/** Each setting that a merchant or its facilitator can change, in the log's words. */
const parts: readonly ((settings: StoredSettings) => string)[] = [
  ({ payoutSchedule }) => `Paid out ${payoutScheduleLabels[payoutSchedule].toLowerCase()}`,
  ({ payoutThreshold }) => `Payouts from $${payoutThreshold.toFixed(2)}`,
  ({ notificationEmail }) => `Notices to ${notificationEmail ?? 'the business'}`,
  ({ sendReceipts }) => `Receipts ${isOn(sendReceipts)}`,
  ({ dualPricing: { enabled, diffPercentage } }) =>
    `Dual pricing ${enabled ? `of ${diffPercentage}%` : 'off'}`,
  ({ pci: { questionnaire, completedAt } }) =>
    `PCI questionnaire ${questionnaire ?? 'not chosen'}, ${completedAt === null ? 'not attested' : `attested ${completedAt.slice(0, 10)}`}`,
];

/** The differences between two versions of the settings, in words. */
export function settingsInWords(
  before: StoredSettings,
  after: StoredSettings,
): Pick<LogLine, 'from' | 'to'> {
  const changed = parts.filter((part) => part(before) !== part(after));
  if (changed.length === 0) return {};
  const words = (settings: StoredSettings) => changed.map((part) => part(settings)).join('; ');
  return { from: words(before), to: words(after) };
}
