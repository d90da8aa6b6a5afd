import type { create } from '@payfac/api/contract/installments';
import { type Customer, defaultCard } from '@payfac/domain/customers';
import { FormWide } from '@payfac/ui/form-layout';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Card } from '../../../entities/cards/card-control.tsx';
import { CustomerField } from '../../../entities/customers/customer-field.tsx';
import { rememberCustomer, useCustomer } from '../../../entities/customers/one.ts';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import * as styles from './schedule.css.ts';

interface PayerFieldsProps {
  readonly plan: CallFormHandle<typeof create>;
}

/** A customer of the plan's account; their card is preselected. */
export function usePayer({ form }: CallFormHandle<typeof create>) {
  const { control, getValues, setValue } = form;
  const [subMerchantId, customerId] = useWatch({ control, name: ['subMerchantId', 'customerId'] });
  const { customer, error, refetch } = useCustomer(customerId || undefined);
  useEffect(() => {
    if (!customer) return;
    // A customer belongs to an account, so another account needs another customer.
    const isOthers = customer.subMerchantId !== subMerchantId;
    if (isOthers) setValue('customerId', '');
    const known = customer.creditCards.some(({ token }) => token === getValues('token'));
    if (isOthers || !known) {
      const first = isOthers ? undefined : defaultCard(customer.creditCards);
      setValue('token', first?.token ?? '');
    }
  }, [customer, subMerchantId, getValues, setValue]);
  const isOwn = customer?.subMerchantId === subMerchantId;
  return { customer: isOwn ? customer : undefined, error, refetch };
}

/** The plan's customer and the card to charge. */
export function PayerFields({ plan }: PayerFieldsProps) {
  const { form, Field } = plan;
  const subMerchantId = useWatch({ control: form.control, name: 'subMerchantId' });
  const { customer, error, refetch } = usePayer(plan);
  const problem = form.formState.errors.customerId;
  if (!subMerchantId) {
    return (
      <FormWide>
        <p className={styles.note}>Select an account to choose one of its customers.</p>
      </FormWide>
    );
  }
  const choose = (chosen: Customer | undefined) => {
    if (chosen) rememberCustomer(chosen);
    form.setValue('customerId', chosen?.customerId ?? '', { shouldDirty: true });
    if (!chosen) form.setValue('token', '');
    form.clearErrors(['customerId', 'token']);
  };
  return (
    <>
      <FormWide>
        <CustomerField
          subMerchantId={subMerchantId}
          customer={customer}
          onChange={choose}
          isRequired
          errorMessage={problem && 'Select a customer.'}
          isLater
        />
      </FormWide>
      <FormWide>
        {error ? (
          <LoadProblem
            title="Couldn’t load saved cards"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Field name="token" as={Card} label="Saved card" customer={customer} isRequired />
        )}
      </FormWide>
    </>
  );
}
