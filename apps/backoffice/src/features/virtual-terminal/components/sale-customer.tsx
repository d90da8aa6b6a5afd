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

/** What not every sale needs is fetched when one does. */
const CustomerField = laterPart(
  async () => (await import('../../../entities/customers/customer-field.tsx')).CustomerField,
);

/** The customer of a sale, whose name, address and first card go into it where there are none yet. */
export function useSaleCustomer({ form }: SectionProps['sale']) {
  const holder = useHolder();
  const [chosenCustomer, setCustomer] = useState<Customer>();
  const [isNaming, setNaming] = useState(false);
  const [tender, subMerchantId] = useWatch({
    control: form.control,
    name: ['tender', 'subMerchantId'],
  });
  // A customer belongs to an account: with another account there is another customer.
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
    /** Chooses the customer. Empty without an account, and for people who may not see customers. */
    customerField,
    /** The same where nobody has to be named, behind a button first. */
    customerOrButton:
      isNaming || customer ? <div className={styles.named}>{customerField}</div> : button,
  };
}
