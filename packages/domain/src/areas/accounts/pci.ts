/** A merchant's PCI compliance statuses. */
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

/** Minimum hours between two reminders to one merchant. */
export const pciReminderHours = 24;

/** Whether a merchant may be reminded now. @param remindedAt the last reminder; null for none. */
export const mayRemindOfPci = (remindedAt: Date | null, at: Date): boolean =>
  remindedAt === null || at.getTime() - remindedAt.getTime() >= pciReminderHours * 3_600_000;

/** The status on a day (`YYYY-MM-DD`): a lapsed attestation is expired. */
export const pciStatusOn = (
  { status, expiresOn }: { readonly status: PciStatus; readonly expiresOn: string | null },
  today: string,
): PciStatus =>
  status === 'compliant' && expiresOn !== null && expiresOn < today ? 'expired' : status;
