/** Ways to send an invoice to the payer. */
export const shareMethods = ['email', 'sms'] as const;
export type ShareMethod = (typeof shareMethods)[number];

export const shareMethodLabels: Readonly<Record<ShareMethod, string>> = {
  email: 'Email',
  sms: 'Text message',
};

/** Events of an invoice's log. */
export const invoiceEvents = [
  'created',
  'edited',
  'sent',
  'viewed',
  'payment-failed',
  'paid',
  'overdue',
  'voided',
  'deleted',
] as const;
export type InvoiceEvent = (typeof invoiceEvents)[number];
