import * as customers from '@payfac/api/contract/customers';
import type { Customer } from '@payfac/domain/customers';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { customerFields, zipProblems } from '../../../entities/customers/customer-fields.ts';
import { send } from '../../../shared/api/connection.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { bodyOf, valuesOf } from '../../../shared/form/of-body.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';

interface EditCustomerProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Edits a customer's name and contact data. */
export function EditCustomer({ customer, onClose }: EditCustomerProps) {
  const { customerId, name } = customer;
  const form = useCallForm(customers.update, {
    initial: valuesOf(customers.update.body, customer, {}),
    call: (values) =>
      send(customers.update)({
        params: { id: customerId },
        body: bodyOf(customers.update.body, values, {}),
      }),
    onDone: (saved) => {
      notify('success', `Saved ${saved.name}.`);
      onClose();
    },
    draft: `customer-${customerId}`,
    check: (body) => [
      ...(body.name === undefined ? [{ path: 'name', message: 'Enter a name.' }] : []),
      ...zipProblems(body),
    ],
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title={`Edit ${name}`} submitLabel="Save changes" onClose={onClose}>
      <FormSection>
        <Field name="name" {...customerFields.name} />
        <Field name="company" {...customerFields.company} />
        <Field name="email" {...customerFields.email} />
        <Field name="mobileNumber" {...customerFields.mobileNumber} />
        <FormWide>
          <Field name="street" {...customerFields.street} />
        </FormWide>
        <Field name="city" {...customerFields.city} />
        <Field name="state" {...customerFields.state} />
        <Field name="zip" {...customerFields.zip} />
      </FormSection>
    </FormDialog>
  );
}
