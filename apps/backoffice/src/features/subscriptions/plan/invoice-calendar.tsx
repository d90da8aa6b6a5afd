import { formatUsd } from '@payfac/domain/money';
import { Calendar } from '@payfac/ui/calendar';
import type { ExampleInvoice } from './working.ts';

/** The same invoices on their days, month by month. */
export const InvoiceCalendar = ({ invoices }: { readonly invoices: readonly ExampleInvoice[] }) => (
  <Calendar
    label="First invoices"
    isReadOnly
    defaultMonth={invoices[0]?.chargeOn}
    marks={invoices.map(({ chargeOn, amount, name }) => ({
      date: chargeOn,
      label: `${formatUsd(amount)} · ${name}`,
      tone: amount > 0 ? ('info' as const) : ('neutral' as const),
    }))}
  />
);
