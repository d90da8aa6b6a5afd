import { can } from '@payfac/domain/access';
import type { Customer } from '@payfac/domain/customers';
import { Button } from '@payfac/ui/button';
import { AddIcon } from '@payfac/ui/icons';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useHolder } from '../../../shared/session/session.ts';
import * as styles from '../page.css.ts';
import type { SectionProps } from './sections.tsx';

/** Loaded when a sale first needs it. */
const CustomerField = laterPart(
  async () => (await import('../../../entities/customers/customer-field.tsx')).CustomerField,
);

/** A sale's customer, whose name, address and first card fill empty fields. */
export function useSaleCustomer({ form }: SectionProps['sale']) {
  const holder = useHolder();
  const [chosenCustomer, setCustomer] = useState<Customer>();
  const [isNaming, setNaming] = useState(false);
  const [tender, subMerchantId] = useWatch({
    control: form.control,
    name: ['tender', 'subMerchantId'],
  });
  // A customer belongs to an account, so another account needs another customer.
  const customer = chosenCustomer?.subMerchantId === subMerchantId ? chosenCustomer : undefined;
  const choose = (chosen: Customer | undefined) => {
    setCustomer(chosen);
    if (!chosen) return;
    const { name, street, zip, creditCards } = chosen;
    const [billingAddress, cardHolderName, accountHolderName] = form.getValues([
      'billingAddress',
      'cardHolderName',
      'accountHolderName',
    ]);
    if (!cardHolderName) form.setValue('cardHolderName', name);
    if (!accountHolderName) form.setValue('accountHolderName', name);
    form.setValue('billingAddress', {
      street: billingAddress?.street || (street ?? ''),
      zip: billingAddress?.zip || (zip ?? ''),
    });
    const [first] = creditCards;
    if (first) form.setValue('token', first.token);
  };
  if (subMerchantId === '' || !can(holder, 'sidebar.customers')) return { customer };
  const customerField = (
    <Suspense>
      <CustomerField
        subMerchantId={subMerchantId}
        customer={customer}
        isRequired={tender === 'saved'}
        onChange={choose}
      />
    </Suspense>
  );
  const button = (
    <Button
      variant="quiet"
      size="small"
      icon={<AddIcon size={14} />}
      aria-label="Add customer"
      onPress={() => setNaming(true)}
    >
      Customer
    </Button>
  );
  return {
    customer,
    /** The field that chooses the customer. Empty without an account, and for users who may not see customers. */
    customerField,
    /** The same where a customer is optional: behind a button. */
    customerOrButton:
      isNaming || customer ? <div className={styles.named}>{customerField}</div> : button,
  };
}
