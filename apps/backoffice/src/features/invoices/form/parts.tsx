import { dueDateFor } from '@payfac/domain/invoices';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { Day, Phone } from '../../../shared/form/controls/masked.tsx';
import { Rate } from '../../../shared/form/controls/rates.tsx';
import { LongText, Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { showDay } from '../../../shared/time/show.ts';
import { Term } from './controls.ts';
import type { FormProps } from './form-props.ts';

/** Number, date and when it is due. */
export function DateFields({ invoice: { Field, form } }: FormProps) {
  const [date, term] = useWatch({ control: form.control, name: ['date', 'paymentTerm'] });
  const due = date ? dueDateFor(date, term) : undefined;
  return (
    <FormSection title="Details">
      <Field
        name="invoiceNumber"
        as={Text}
        label="Invoice number"
        description="Leave empty for the account's next number."
        maxLength={40}
      />
      <Field name="date" as={Day} label="Invoice date" isRequired hasCalendar />
      <Field
        name="paymentTerm"
        as={Term}
        label="Payment terms"
        isRequired
        {...(due !== undefined && { description: `Due ${showDay(due)}` })}
      />
      {term === 'custom' && (
        <Field name="dueDate" as={Day} label="Due date" isRequired hasCalendar />
      )}
    </FormSection>
  );
}

/** Whether debit cards and bank accounts pay less, and a word to the customer. */
export function PriceFields({ invoice: { Field, form } }: FormProps) {
  const isOn = useWatch({ control: form.control, name: 'dualPricing.enabled' });
  return (
    <FormSection title="Pricing and notes">
      <FormWide>
        <Field
          name="dualPricing.enabled"
          as={Tick}
          label="Dual pricing"
          description="Debit cards and bank accounts pay less. Customers see both prices."
        />
      </FormWide>
      {isOn && (
        <Field
          name="dualPricing.diffPercentage"
          as={Rate}
          label="Debit and bank discount"
          isRequired
        />
      )}
      <FormWide>
        <Field
          name="notes"
          as={LongText}
          label="Notes"
          description="Shown to the customer."
          maxLength={1000}
        />
      </FormWide>
    </FormSection>
  );
}

/** How it reaches the customer. */
export function ShareFields({ invoice: { Field, form } }: FormProps) {
  const [byEmail, bySms] = useWatch({ control: form.control, name: ['byEmail', 'bySms'] });
  return (
    <FormSection title="Send by" description="Or copy the payment link once it's created.">
      <Field name="byEmail" as={Tick} label="Email" />
      <Field name="bySms" as={Tick} label="Text message" />
      <Field name="email" as={Text} label="Email address" type="email" isRequired={byEmail} />
      <Field name="mobileNumber" as={Phone} label="Mobile phone" isRequired={bySms} />
    </FormSection>
  );
}
