import { addDays } from '../../kernel/time/index.ts';

/** Payment terms, from the invoice date to the due date. `custom` takes the due date as entered. */
export const paymentTerms = [
  'due-on-receipt',
  'net-7',
  'net-15',
  'net-30',
  'net-45',
  'net-60',
  'custom',
] as const;
export type PaymentTerm = (typeof paymentTerms)[number];
export const defaultPaymentTerm: PaymentTerm = 'net-30';

export const paymentTermLabels: Readonly<Record<PaymentTerm, string>> = {
  'due-on-receipt': 'Due on receipt',
  'net-7': 'Net 7',
  'net-15': 'Net 15',
  'net-30': 'Net 30',
  'net-45': 'Net 45',
  'net-60': 'Net 60',
  custom: 'Custom date',
};

const days: Readonly<Record<Exclude<PaymentTerm, 'custom'>, number>> = {
  'due-on-receipt': 0,
  'net-7': 7,
  'net-15': 15,
  'net-30': 30,
  'net-45': 45,
  'net-60': 60,
};

/** The due date by payment term; undefined for a custom one. */
export const dueDateFor = (date: string, term: PaymentTerm): string | undefined =>
  term === 'custom' ? undefined : addDays(date, days[term]);
