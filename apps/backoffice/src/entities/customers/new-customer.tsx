import * as customers from '@payfac/api/contract/customers';
import type { Customer } from '@payfac/domain/customers';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { send } from '../../shared/api/connection.ts';
import { recordOf } from '../../shared/form/controls/records.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../shared/form/use-call-form.tsx';
import { useOwnAccount } from '../../shared/session/account.ts';
import { accountsWith } from '../accounts/with-feature.ts';
import { customerFields, zipProblems } from './customer-fields.ts';

const Account = recordOf(accountsWith('customers'));

interface NewCustomerProps {
  /** The account they become a customer of, where that is decided. */
  readonly subMerchantId?: string;
  readonly onDone: (customer: Customer) => void;
  readonly onClose: () => void;
}

/** Adds somebody to an account's customers: from their list, or in the middle of a sale. */
export function NewCustomer({ subMerchantId, onDone, onClose }: NewCustomerProps) {
  const ownAccount = useOwnAccount();
  const account = subMerchantId ?? ownAccount;
  const form = useCallForm(customers.create, {
    initial: account === undefined ? {} : { subMerchantId: account },
    call: (body) => send(customers.create)({ body }),
    onDone,
    draft: `customer-${account ?? 'new'}`,
    check: zipProblems,
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="New customer" submitLabel="Add customer" onClose={onClose}>
      <FormSection>
        {account === undefined && (
          <FormWide>
            <Field name="subMerchantId" as={Account} label="Account" isRequired />
          </FormWide>
        )}
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
