import { dueDateFor, paymentTermLabels, paymentTerms } from '@payfac/domain/invoices';
import { FormSection } from '@payfac/ui/form-layout';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { Day } from '../../../shared/form/controls/masked.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { showDay } from '../../../shared/time/show.ts';
import type { FormProps, InvoiceValues } from './form-values.ts';

const Term = choiceOf(paymentTerms, paymentTermLabels);

/** Fields that other sections have. */
type WithPart =
  | 'subMerchantId'
  | 'customerId'
  | 'customerName'
  | 'filledFor'
  | 'items'
  | 'dualPricing'
  | 'notes'
  | 'byEmail'
  | 'email'
  | 'bySms'
  | 'mobileNumber';

/** Number, date, due date, and every field without a section of its own. */
export function DetailFields({ invoice: { Field, form } }: FormProps) {
  const [date, term] = useWatch({ control: form.control, name: ['date', 'paymentTerm'] });
  const due = date ? dueDateFor(date, term) : undefined;
  const fields: Readonly<Record<Exclude<keyof InvoiceValues, WithPart>, ReactNode>> = {
    invoiceNumber: (
      <Field
        name="invoiceNumber"
        as={Text}
        label="Invoice number"
        description="Leave empty for the account’s next number."
        maxLength={40}
      />
    ),
    date: <Field name="date" as={Day} label="Invoice date" isRequired hasCalendar />,
    paymentTerm: (
      <Field
        name="paymentTerm"
        as={Term}
        label="Payment terms"
        isRequired
        {...(due !== undefined && { description: `Due ${showDay(due)}` })}
      />
    ),
    dueDate: term === 'custom' && (
      <Field name="dueDate" as={Day} label="Due date" isRequired hasCalendar />
    ),
  };
  return (
    <FormSection title="Details">
      {Object.entries(fields).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
    </FormSection>
  );
}
