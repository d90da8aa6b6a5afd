/** An invoice's status, by which every list of invoices is narrowed. */
export const invoiceStatusFilter = {
  kind: 'choices',
  key: 'status',
  label: 'Status',
  labels: {
    Draft: 'Draft',
    Created: 'Created',
    Overdue: 'Overdue',
    Paid: 'Paid',
    Voided: 'Voided',
  },
} as const;
