import type { Customer } from '@payfac/domain/customers';
import { Link } from '@payfac/ui/link';
import { recordAt } from '../../shared/address.ts';
import { type ControlProps, chosenFrom } from '../../shared/form/controls/control.ts';
import { CardChoice } from './card-choice.tsx';

interface CardProps extends ControlProps<string> {
  readonly customer: Customer | undefined;
}

/** The saved card that the payments are charged to. */
export const Card = chosenFrom(({ customer, value, onChange, errorMessage, ref }: CardProps) => (
  <CardChoice
    customer={customer}
    token={value}
    errorMessage={errorMessage}
    ref={ref}
    onChange={({ token }) => onChange(token)}
    none={
      customer && (
        <Link href={recordAt('/customers', customer.customerId)}>
          Add one on the customer’s page.
        </Link>
      )
    }
  />
));
