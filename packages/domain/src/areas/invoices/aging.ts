import { addDays } from '../../kernel/time/index.ts';

/** How long after its due day an unpaid invoice is. */
export const invoiceAges = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
export type InvoiceAge = (typeof invoiceAges)[number];

export const invoiceAgeLabels: Readonly<Record<InvoiceAge, string>> = {
  notDue: 'Not yet due',
  to30: '1–30 days late',
  to60: '31–60 days late',
  to90: '61–90 days late',
  over90: 'Over 90 days late',
};

/** The fewest and the most days late. */
const daysLate: Readonly<Record<InvoiceAge, readonly [number | undefined, number | undefined]>> = {
  notDue: [undefined, 0],
  to30: [1, 30],
  to60: [31, 60],
  to90: [61, 90],
  over90: [91, undefined],
};

/** Due days, both included, `YYYY-MM-DD`; one that is missing is without end. */
export interface DueSpan {
  readonly dueFrom?: string;
  readonly dueTo?: string;
}

/** The due days of the invoices of an age. @param today `YYYY-MM-DD`. */
export function dueDaysOf(age: InvoiceAge, today: string): DueSpan {
  const [fewest, most] = daysLate[age];
  return {
    ...(most !== undefined && { dueFrom: addDays(today, -most) }),
    ...(fewest !== undefined && { dueTo: addDays(today, -fewest) }),
  };
}
