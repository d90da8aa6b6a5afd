import type { Customer } from '@payfac/domain/customers';
import { Stack } from '@payfac/ui/layout';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { customerActions } from '../row-actions.tsx';
import { Activity } from './activity.tsx';
import { BankAccounts } from './bank-accounts.tsx';
import { Contact } from './contact.tsx';
import { SavedCards } from './saved-cards.tsx';

interface CustomerProps {
  readonly customer: Customer;
  readonly onDeleted: () => void;
}

/** A customer beside the list: how to reach them, what they keep to pay with, and what they paid. */
export const CustomerDetail = ({ customer, onDeleted }: CustomerProps) => (
  <Stack gap="xl">
    <RecordActions
      actions={customerActions}
      record={customer}
      name={customer.name}
      onEnd={onDeleted}
    />
    <Contact customer={customer} />
    <SavedCards customer={customer} />
    <BankAccounts customer={customer} />
    <Activity customerId={customer.customerId} />
  </Stack>
);
