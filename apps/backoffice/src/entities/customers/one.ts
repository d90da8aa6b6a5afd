import * as customers from '@payfac/api/contract/customers';
import type { Customer } from '@payfac/domain/customers';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/api/connection.ts';
import { queryClient, settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';

const keyOf = (customerId: string) =>
  [shows(customers.list), 'customers', 'one', customerId] as const;

/** Somebody just chosen is known already. */
export const rememberCustomer = (customer: Customer): void => {
  queryClient().setQueryData(keyOf(customer.customerId), customer);
};

/** A customer with their saved cards; undefined while they are loaded. */
export function useCustomer(customerId: string | undefined) {
  const { data, error, refetch } = useQuery<Customer | null>({
    queryKey: keyOf(customerId ?? ''),
    queryFn: async ({ signal }) => {
      const query = { customerId: [customerId ?? ''], pageSize: 10 };
      const { data: found } = await settled(
        send(customers.list)({ query }, { signal, lane: 'customers.one' }),
      );
      return found[0] ?? null;
    },
    enabled: customerId !== undefined,
  });
  const customer = customerId === undefined ? undefined : (data ?? undefined);
  return { customer, error, refetch, isGone: data === null };
}
