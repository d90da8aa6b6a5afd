import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useAccountPricing } from '../../../entities/accounts/pricing.ts';
import type { InvoiceFormHandle } from './form-props.ts';

/**
 * An account brings its prices, where nobody decided on others, and customers of its own: those of
 * another one are taken out.
 */
export function useAccountDefaults({ form }: InvoiceFormHandle): void {
  const { control, getValues, setValue } = form;
  const subMerchantId = useWatch({ control, name: 'subMerchantId' });
  const { isDirty } = useFormState({ control });
  // Asked for once somebody fills in the form.
  const pricing = useAccountPricing(isDirty ? subMerchantId : undefined);
  useEffect(() => {
    if (!subMerchantId || !pricing) return;
    const before = getValues('filledFor');
    if (before === subMerchantId) return;
    setValue('filledFor', subMerchantId);
    const isDecided = getValues('dualPricing')?.enabled !== undefined;
    if (before !== undefined || !isDecided) setValue('dualPricing', pricing);
    if (before === undefined) return;
    for (const name of ['customerId', 'customerName', 'email', 'mobileNumber'] as const) {
      setValue(name, undefined);
    }
  }, [subMerchantId, pricing, getValues, setValue]);
}
