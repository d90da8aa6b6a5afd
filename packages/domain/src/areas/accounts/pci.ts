/** States of a merchant's PCI compliance. */
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

/** A merchant is reminded once within these: more would be taken for noise. */
export const pciReminderHours = 24;

/** Whether a merchant may be reminded at a moment. @param remindedAt when they last were, if ever. */
export const mayRemindOfPci = (remindedAt: Date | null, at: Date): boolean =>
  remindedAt === null || at.getTime() - remindedAt.getTime() >= pciReminderHours * 3_600_000;

/** The status as of a day (`YYYY-MM-DD`): an attestation that ran out is expired. */
export const pciStatusOn = (
  { status, expiresOn }: { readonly status: PciStatus; readonly expiresOn: string | null },
  today: string,
): PciStatus =>
  status === 'compliant' && expiresOn !== null && expiresOn < today ? 'expired' : status;
