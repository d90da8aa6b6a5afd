import * as invoices from '@payfac/api/contract/invoices';
import { formatDay } from '@payfac/domain/time';
import { FormWide } from '@payfac/ui/form-layout';
import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAccountPricing } from '../../../entities/accounts/pricing.ts';
import { contextual, recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { laterRecordOf } from '../../../shared/form/controls/later-records.tsx';
import { Beside } from '../../../shared/preview/beside.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useOwnAccount } from '../../../shared/session/account.ts';
import { getZone, now } from '../../../shared/time/clock.ts';
import { invoiceAddress } from '../records.ts';
import { contentOf, type InvoiceFormHandle, newInvoice } from './form-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { InvoicePreview, useInvoiceForm } from './use-invoice-form.tsx';

/** Applies an account's dual pricing, unless the user changed it, and clears a customer of another account. */
function useAccountDefaults({ form }: InvoiceFormHandle): void {
  const { control, getValues, setValue } = form;
  const subMerchantId = useWatch({ control, name: 'subMerchantId' });
  const { isDirty } = useFormState({ control });
  // Requested once the user fills in the form.
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

const Account = laterRecordOf(async () => {
  const { accountsWith } = await import('../../../entities/accounts/with-feature.ts');
  return accountsWith('invoices');
});

/** /invoices/new: fills in an invoice with a preview of the customer's page, and sends it. */
export function Component() {
  const navigate = useNavigate();
  const own = useOwnAccount();
  const { invoice, submitAs } = useInvoiceForm({
    initial: {
      ...newInvoice(formatDay(now(), getZone())),
      ...(own !== undefined && { subMerchantId: own }),
    },
    draft: 'invoice',
    save: (values, status) =>
      send(invoices.create)({
        body: { ...contentOf(values, status), subMerchantId: values.subMerchantId },
      }),
    onDone: ({ invoiceId }, aim) => {
      const to = aim === 'draft' ? invoiceAddress(invoiceId) : recordAt('/invoices', invoiceId);
      void navigate(contextual(to, location.search));
    },
  });
  useAccountDefaults(invoice);
  const { Field } = invoice;
  return (
    <Screen>
      <Beside aside={<InvoicePreview invoice={invoice} />}>
        <InvoiceFields
          invoice={invoice}
          submitAs={submitAs}
          isCreated={false}
          label="New invoice"
          account={
            own === undefined && (
              <FormWide>
                <Field name="subMerchantId" as={Account} label="Account" isRequired />
              </FormWide>
            )
          }
        />
      </Beside>
    </Screen>
  );
}
