import type { Customer } from '@payfac/domain/customers';
import { Button } from '@payfac/ui/button';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { wholeContact } from '../../../entities/customers/contact.ts';
import { CustomerField } from '../../../entities/customers/customer-field.tsx';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { Rate } from '../../../shared/form/controls/amounts.tsx';
import { Phone } from '../../../shared/form/controls/masked.tsx';
import { LongText, Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { DetailFields } from './detail-fields.tsx';
import * as styles from './form.css.ts';
import { type Aim, type FormProps, type InvoiceFormHandle, shareMethodsOf } from './form-values.ts';
import { ItemRows } from './item-rows.tsx';

/** The invoice's customer, existing or new; the contact data follows. */
function CustomerPart({ invoice: { form } }: FormProps) {
  const { control, setValue } = form;
  const [subMerchantId, customerId, customerName] = useWatch({
    control,
    name: ['subMerchantId', 'customerId', 'customerName'],
  });
  if (!subMerchantId) {
    return (
      <FormWide>
        <p className={styles.hint}>Select an account to choose one of its customers.</p>
      </FormWide>
    );
  }
  const change = (customer: Customer | undefined) => {
    const dirty = { shouldDirty: true };
    setValue('customerId', customer?.customerId, dirty);
    setValue('customerName', customer?.name, dirty);
    // Never send to another customer's address.
    for (const field of ['email', 'mobileNumber'] as const) {
      const shouldValidate = form.getFieldState(field).invalid;
      setValue(field, wholeContact(customer?.[field]), { ...dirty, shouldValidate });
    }
  };
  return (
    <FormWide>
      <CustomerField
        subMerchantId={subMerchantId}
        customer={customerId ? { customerId, name: customerName ?? '' } : undefined}
        onChange={change}
        isLater
      />
    </FormWide>
  );
}

/** Dual pricing for debit cards and bank accounts, and a note to the customer. */
function PriceFields({ invoice: { Field, form } }: FormProps) {
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

/** How it is sent to the customer. */
function ShareFields({ invoice: { Field, form } }: FormProps) {
  const [byEmail, bySms] = useWatch({ control: form.control, name: ['byEmail', 'bySms'] });
  return (
    <FormSection title="Send by" description="Or copy the payment link once it’s created.">
      <Field name="byEmail" as={Tick} label="Email" />
      <Field name="bySms" as={Tick} label="Text message" />
      <Field name="email" as={Text} label="Email address" type="email" isRequired={byEmail} />
      <Field name="mobileNumber" as={Phone} label="Mobile phone" isRequired={bySms} />
    </FormSection>
  );
}

interface InvoiceFieldsProps extends FormProps {
  readonly submitAs: (aim: Aim) => void;
  /** Whether it was already created, so that it can't be a draft again. */
  readonly isCreated: boolean;
  readonly label: string;
  /** Shown before the customer. */
  readonly account?: ReactNode;
}

/** The fields of an invoice, and the available ways to save it. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const { invoice, submitAs, isCreated, label, account } = props;
  const { control } = invoice.form;
  const [byEmail, bySms] = useWatch({ control, name: ['byEmail', 'bySms'] });
  const { isSubmitting } = useFormState({ control });
  const goesOut = shareMethodsOf({ byEmail, bySms }).length > 0;
  const created = isCreated ? 'Save changes' : 'Create invoice';
  const main = isCreated ? 'Save and send' : 'Create and send';
  const form: InvoiceFormHandle = {
    ...invoice,
    submit: () => submitAs(goesOut ? 'send' : 'create'),
  };
  return (
    <CallForm
      of={form}
      label={label}
      submitLabel={goesOut ? main : created}
      actions={
        !isSubmitting && (
          <>
            {!isCreated && <Button onPress={() => submitAs('draft')}>Save as draft</Button>}
            {goesOut && <Button onPress={() => submitAs('create')}>{created}</Button>}
          </>
        )
      }
    >
      <FormSection title="Customer">
        {account}
        <CustomerPart invoice={invoice} />
      </FormSection>
      <DetailFields invoice={invoice} />
      <ItemRows invoice={invoice} />
      <PriceFields invoice={invoice} />
      <ShareFields invoice={invoice} />
    </CallForm>
  );
}
