import { can } from '@payfac/domain/access';
import type { Customer } from '@payfac/domain/customers';
import { Button } from '@payfac/ui/button';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { Inline, Stack } from '@payfac/ui/layout';
import { Suspense, useState } from 'react';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { api } from '../api.ts';
import { deletionOf } from '../deletion.ts';
import { Activity } from './activity.tsx';
import { BankAccounts } from './bank-accounts.tsx';
import { Contact } from './contact.tsx';
import { SavedCards } from './saved-cards.tsx';

const EditCustomer = laterPart(async () => (await import('./edit-customer.tsx')).EditCustomer);

interface CustomerProps {
  readonly customer: Customer;
  readonly onDeleted: () => void;
}

/** What may be done with the customer as a whole. */
function Actions({ customer, onDeleted }: CustomerProps) {
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const { customerId, name } = customer;
  const { isRunning, error, run } = useRun(
    () => api.customers.remove({ params: { id: customerId } }),
    ['customers', 'record-names'],
    () => {
      notify('success', `Deleted ${name}.`);
      onDeleted();
    },
  );
  const { title, text, confirmLabel } = deletionOf(customer);
  return (
    <>
      <Inline>
        <Button onPress={() => setOpen('edit')}>Edit</Button>
        <Button onPress={() => setOpen('delete')}>Delete</Button>
      </Inline>
      <Suspense>{open === 'edit' && <EditCustomer customer={customer} onClose={close} />}</Suspense>
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={title}
        confirmLabel={confirmLabel}
        tone="danger"
        isConfirming={isRunning}
        error={error}
        onConfirm={run}
        onCancel={close}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}

/** A customer beside the list: how to reach them, what they keep to pay with, and what they paid. */
export function CustomerDetail({ customer, onDeleted }: CustomerProps) {
  const holder = useHolder();
  return (
    <Stack gap="xl">
      {can(holder, 'customers.manage') && <Actions customer={customer} onDeleted={onDeleted} />}
      <Contact customer={customer} />
      <SavedCards customer={customer} />
      <BankAccounts customer={customer} />
      <Activity customerId={customer.customerId} />
    </Stack>
  );
}
