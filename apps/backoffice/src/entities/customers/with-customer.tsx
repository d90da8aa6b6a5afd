import type { Customer } from '@payfac/domain/customers';
import { Banner } from '@payfac/ui/banner';
import { Skeleton } from '@payfac/ui/skeleton';
import type { ReactNode } from 'react';
import { useCustomer } from './one.ts';

interface WithCustomerProps {
  readonly customerId: string;
  readonly children: (customer: Customer) => ReactNode;
}

/** What needs a customer's saved cards, once they are loaded. */
export function WithCustomer({ customerId, children }: WithCustomerProps) {
  const { customer, error, isGone } = useCustomer(customerId);
  if (customer) return children(customer);
  if (!error && !isGone) return <Skeleton lines={3} />;
  return (
    <Banner tone="warning" isAnnounced>
      {error
        ? `Couldn’t load saved cards. ${error.message}`
        : 'The customer was deleted, and their saved cards with them.'}
    </Banner>
  );
}
