import { addDays } from '../../kernel/time/index.ts';

/** Aging buckets of unpaid invoices, by days past due. */
export const invoiceAges = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
export type InvoiceAge = (typeof invoiceAges)[number];

export const invoiceAgeLabels: Readonly<Record<InvoiceAge, string>> = {
  notDue: 'Not yet due',
  to30: '1–30 days late',
  to60: '31–60 days late',
  to90: '61–90 days late',
  over90: 'Over 90 days late',
};

/** Minimum and maximum days past due. */
const daysLate: Readonly<Record<InvoiceAge, readonly [number | undefined, number | undefined]>> = {
  notDue: [undefined, 0],
  to30: [1, 30],
  to60: [31, 60],
  to90: [61, 90],
  over90: [91, undefined],
};

/** Due dates, both inclusive, `YYYY-MM-DD`; a missing bound is open. */
export interface DueSpan {
  readonly dueFrom?: string;
  readonly dueTo?: string;
}

/** The due dates of the invoices in an aging bucket. @param today `YYYY-MM-DD`. */
export function dueDaysOf(age: InvoiceAge, today: string): DueSpan {
  const [fewest, most] = daysLate[age];
  return {
    ...(most !== undefined && { dueFrom: addDays(today, -most) }),
    ...(fewest !== undefined && { dueTo: addDays(today, -fewest) }),
  };
}
