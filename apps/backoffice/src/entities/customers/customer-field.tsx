import { can } from '@payfac/domain/access';
import type { Customer } from '@payfac/domain/customers';
import { Button } from '@payfac/ui/button';
import { Suspense, useState } from 'react';
import { loadedOnFocus } from '../../shared/form/controls/loaded-on-focus.tsx';
import { laterPart } from '../../shared/later/later-part.ts';
import { useHolder } from '../../shared/session/session.ts';
import * as styles from './customer-field.css.ts';

const NewCustomer = laterPart(async () => (await import('./new-customer.tsx')).NewCustomer);
const Search = laterPart(async () => (await import('./customer-search.tsx')).CustomerSearch);
const SearchOnceReached = loadedOnFocus(Search);

const nothing = () => undefined;

export interface CustomerFieldProps {
  readonly subMerchantId: string;
  /** Who is chosen, as far as it is known. */
  readonly customer: Pick<Customer, 'customerId' | 'name'> | undefined;
  readonly onChange: (customer: Customer | undefined) => void;
  readonly isRequired?: boolean;
  readonly errorMessage?: string | undefined;
  /** The search is fetched once somebody reaches the field. */
  readonly isLater?: boolean;
}

/** The payer among the account's customers, found by name, or a new one. */
export function CustomerField(props: CustomerFieldProps) {
  const { subMerchantId, customer, onChange, isRequired, errorMessage, isLater = false } = props;
  const holder = useHolder();
  const [found] = useState(() => new Map<string, Customer>());
  const [isNew, setNew] = useState(false);
  const Shown = isLater ? SearchOnceReached : Search;
  return (
    <div className={styles.withButton}>
      <Shown
        name="customer"
        label="Customer"
        subMerchantId={subMerchantId}
        isRequired={isRequired}
        errorMessage={errorMessage}
        isTouched={errorMessage !== undefined}
        value={customer?.customerId}
        chosenText={customer?.name}
        onBlur={nothing}
        onFound={(customers) => {
          for (const each of customers) found.set(each.customerId, each);
        }}
        onChange={(id) => onChange(id === undefined ? undefined : found.get(id))}
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
