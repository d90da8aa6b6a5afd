import * as customers from '@payfac/api/contract/customers';
import { FormSection } from '@payfac/ui/form-layout';
import * as z from 'zod/mini';
import { send } from '../../api/connection.ts';
import { notify } from '../../notify/notify.ts';
import { Phone } from '../controls/masked.tsx';
import { Text } from '../controls/text.tsx';
import { useWizard } from '../wizard/use-wizard.ts';
import { WizardForm } from '../wizard/wizard-form.tsx';

const { name, email, mobileNumber, street, city, zip } = customers.create.body.shape;

/** One part per step, in order, with the call's own fields. */
const newCustomer = z.strictObject({
  person: z.strictObject({ name, email, mobileNumber }),
  address: z.strictObject({ street, city, zip }),
});

interface NewCustomerWizardProps {
  readonly subMerchantId: string;
  readonly onLeave: () => void;
}

export function NewCustomerWizard({ subMerchantId, onLeave }: NewCustomerWizardProps) {
  const wizard = useWizard(newCustomer, {
    draft: 'customer',
    steps: { person: { label: 'Person' }, address: { label: 'Address' } },
    finish: ({ person, address }) =>
      send(customers.create)({ body: { subMerchantId, ...person, ...address } }),
    onDone: () => {
      notify('success', 'Added the customer.');
      onLeave();
    },
    onLeave,
  });
  const { Field } = wizard;
  return (
    <WizardForm
      of={wizard}
      label="New customer"
      finishLabel="Add customer"
      contents={{
        person: (
          <FormSection title="Person">
            <Field name="person.name" as={Text} label="Name" isRequired />
            <Field name="person.email" as={Text} label="Email" type="email" />
            <Field name="person.mobileNumber" as={Phone} label="Mobile phone" />
          </FormSection>
        ),
        address: (
          <FormSection title="Address">
            <Field name="address.street" as={Text} label="Street" />
            <Field name="address.city" as={Text} label="City" />
            <Field name="address.zip" as={Text} label="ZIP" />
          </FormSection>
        ),
      }}
    />
  );
}
