import type { Customer } from '@payfac/domain/customers';
import { FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { wholeContact } from '../../../entities/customers/contact.ts';
import { CustomerField } from '../../../entities/customers/customer-field.tsx';
import * as styles from './form.css.ts';
import type { FormProps } from './form-props.ts';

/** Whom the invoice is for, among the account's customers or new; how they are reached follows. */
export function CustomerPart({ invoice: { form } }: FormProps) {
  const { control, setValue } = form;
  const [subMerchantId, customerId, customerName] = useWatch({
    control,
    name: ['subMerchantId', 'customerId', 'customerName'],
  });
  if (!subMerchantId) {
    return (
      <FormWide>
        <p className={styles.hint}>Select the account to choose one of its customers.</p>
      </FormWide>
    );
  }
  const change = (customer: Customer | undefined) => {
    const dirty = { shouldDirty: true };
    setValue('customerId', customer?.customerId, dirty);
    setValue('customerName', customer?.name, dirty);
    // Never to the address of somebody else.
    for (const field of ['email', 'mobileNumber'] as const) {
      const shouldValidate = form.getFieldState(field).invalid;
      setValue(field, wholeContact(customer?.[field]), { ...dirty, shouldValidate });
    }
  };
  return (
    <FormWide>
      <CustomerField
        subMerchantId={subMerchantId}
        customer={customerId ? { customerId, name: customerName ?? '' } : undefined}
        onChange={change}
        isLater
      />
    </FormWide>
  );
}
