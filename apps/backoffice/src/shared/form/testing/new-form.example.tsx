import * as customers from '@payfac/api/contract/customers';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { send } from '../../api/connection.ts';
import { notify } from '../../notify/notify.ts';
import { CallForm } from '../call-form.tsx';
import { Phone } from '../controls/masked.tsx';
import { Text } from '../controls/text.tsx';
import { useCallForm } from '../use-call-form.tsx';

interface NewCustomerProps {
  readonly subMerchantId: string;
  readonly onDone: () => void;
}

export function NewCustomer({ subMerchantId, onDone }: NewCustomerProps) {
  const form = useCallForm(customers.create, {
    initial: { subMerchantId },
    call: (body) => send(customers.create)({ body }),
    onDone: ({ name }) => {
      notify('success', `Added ${name}.`);
      onDone();
    },
    draft: 'customer',
  });
  const { Field } = form;
  return (
    <CallForm of={form} label="New customer" submitLabel="Add customer">
      <FormSection>
        <Field name="name" as={Text} label="Name" isRequired maxLength={120} />
        <Field name="company" as={Text} label="Company" />
        <Field name="mobileNumber" as={Phone} label="Mobile phone" />
        <Field name="email" as={Text} label="Email" type="email" />
        <FormWide>
          <Field name="street" as={Text} label="Street" />
        </FormWide>
      </FormSection>
    </CallForm>
  );
}
