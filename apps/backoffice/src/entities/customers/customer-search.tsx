import type { Customer } from '@payfac/domain/customers';
import { SearchSelect } from '@payfac/ui/search-select';
import { type ControlProps, textOrNothing } from '../../shared/form/controls/control.ts';
import { findCustomers } from './of-account.ts';

export interface CustomerSearchProps extends ControlProps<string> {
  readonly subMerchantId: string;
  /** The chosen customer's name. */
  readonly chosenText: string | undefined;
  /** Told of everybody who is offered. */
  readonly onFound: (customers: readonly Customer[]) => void;
}

const contactOf = ({ company, email, mobileNumber }: Customer): string =>
  [company, email ?? mobileNumber].filter(Boolean).join(' · ');

/** One of an account's customers, found by name. */
export function CustomerSearch(props: CustomerSearchProps) {
  const { subMerchantId, value = '', chosenText, onChange, onFound, ...rest } = props;
  const load = async (name: string, signal: AbortSignal) => {
    const options = { signal, lane: 'customer-field' };
    const customers = await findCustomers(subMerchantId, name, options);
    onFound(customers);
    return customers.map((each) => ({
      value: each.customerId,
      label: each.name,
      description: contactOf(each),
    }));
  };
  return (
    <SearchSelect
      {...rest}
      placeholder="Search by name"
      value={value}
      load={load}
      onChange={(id) => onChange(textOrNothing(id))}
      {...(chosenText !== undefined && { selectedOption: { value, label: chosenText } })}
    />
  );
}
