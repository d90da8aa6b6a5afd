import { create } from '@payfac/api/contract/customers';
import type { Customer } from '@payfac/domain/customers';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Zip } from '../../../shared/form/controls/digits.tsx';
import { Phone } from '../../../shared/form/controls/masked.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { customersApi as api } from '../customers-api.ts';

interface NewCustomerProps {
  readonly subMerchantId: string;
  readonly onDone: (customer: Customer) => void;
  readonly onClose: () => void;
}

/** Adds the payer to the account's customers in the middle of a sale. */
export function NewCustomer({ subMerchantId, onDone, onClose }: NewCustomerProps) {
  const form = useCallForm(create, {
    initial: { subMerchantId },
    call: (body) => api.customers.create({ body }),
    onDone,
    invalidates: ['customers'],
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="New customer" submitLabel="Add customer" onClose={onClose}>
      <FormSection>
        <FormWide>
          <Field name="name" as={Text} label="Name" isRequired autoFocus maxLength={120} />
        </FormWide>
        <Field name="email" as={Text} label="Email" type="email" />
        <Field name="mobileNumber" as={Phone} label="Mobile phone" />
        <Field name="street" as={Text} label="Street" />
        <Field name="zip" as={Zip} label="ZIP" />
      </FormSection>
    </FormDialog>
  );
}
