import * as customers from '@payfac/api/contract/customers';
import { invite } from '@payfac/api/contract/plans';
import type { Customer } from '@payfac/domain/customers';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { wholeContact } from '../../../../entities/customers/contact.ts';
import { send } from '../../../../shared/api/connection.ts';
import type { CallFormHandle } from '../../../../shared/form/use-call-form.tsx';
import { settled } from '../../../../shared/query/client.ts';
import { shows } from '../../../../shared/query/follow.ts';

const { customerId, email, mobileNumber, quantity, modules } = invite.body.shape;

/** What is filled in of an invitation; how it goes follows from where it can go. */
export const invitation = {
  body: z.strictObject({ customerId, email, mobileNumber, quantity, modules }),
};

/** Fills in how the chosen customer is reached, where nothing else stands there. */
export function useCustomerContact({
  form: { control, getValues, setValue },
}: CallFormHandle<typeof invitation>): void {
  const id = useWatch({ control, name: 'customerId' });
  const { data } = useQuery<Customer | null>({
    queryKey: [shows(customers.list), 'customers', 'contact', id],
    queryFn: async () => {
      const query = { customerId: [id ?? ''] };
      const found = await settled(send(customers.list)({ query }, { lane: 'contact.customers' }));
      return found.data[0] ?? null;
    },
    enabled: Boolean(id),
  });
  useEffect(() => {
    if (!data) return;
    for (const field of ['email', 'mobileNumber'] as const) {
      const known = wholeContact(data[field]);
      if (known && !getValues(field)) setValue(field, known, { shouldDirty: true });
    }
  }, [data, getValues, setValue]);
}
