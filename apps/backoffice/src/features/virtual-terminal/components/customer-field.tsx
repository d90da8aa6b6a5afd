import { can } from '@payfac/domain/access';
import type { Customer } from '@payfac/domain/customers';
import { Button } from '@payfac/ui/button';
import { SearchSelect } from '@payfac/ui/search-select';
import { Suspense, useState } from 'react';
import { findCustomers } from '../../../entities/customers/of-account.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useHolder } from '../../../shared/session/session.ts';
import * as styles from '../page.css.ts';

const NewCustomer = laterPart(
  async () => (await import('../../../entities/customers/new-customer.tsx')).NewCustomer,
);

interface CustomerFieldProps {
  readonly subMerchantId: string;
  readonly customer: Customer | undefined;
  readonly onChange: (customer: Customer | undefined) => void;
  readonly isRequired?: boolean;
  readonly errorMessage?: string | undefined;
}

const contactOf = ({ company, email, mobileNumber }: Customer): string =>
  [company, email ?? mobileNumber].filter(Boolean).join(' · ');

/** The payer among the account's customers, found by name, or a new one. */
export function CustomerField(props: CustomerFieldProps) {
  const { subMerchantId, customer, onChange, isRequired = false, errorMessage } = props;
  const holder = useHolder();
  const [found] = useState(() => new Map<string, Customer>());
  const [isNew, setNew] = useState(false);
  const load = async (name: string, signal: AbortSignal) => {
    const customers = await findCustomers(subMerchantId, name, {
      signal,
      lane: 'terminal.customers',
    });
    for (const each of customers) found.set(each.customerId, each);
    return customers.map((each) => ({
      value: each.customerId,
      label: each.name,
      description: contactOf(each),
    }));
  };
  return (
    <div className={styles.withButton}>
      <SearchSelect
        label="Customer"
        placeholder="Search by name"
        isRequired={isRequired}
        errorMessage={errorMessage}
        isTouched={errorMessage !== undefined}
        value={customer?.customerId ?? ''}
        {...(customer && {
          selectedOption: { value: customer.customerId, label: customer.name },
        })}
        load={load}
        onChange={(id) => onChange(found.get(id))}
      />
      {can(holder, 'customers.manage') && (
        <Button onPress={() => setNew(true)}>New customer</Button>
      )}
      {isNew && (
        <Suspense>
          <NewCustomer
            subMerchantId={subMerchantId}
            onClose={() => setNew(false)}
            onDone={(created) => {
              found.set(created.customerId, created);
              onChange(created);
              setNew(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
