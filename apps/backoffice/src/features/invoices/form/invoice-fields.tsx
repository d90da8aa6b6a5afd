import { Button } from '@payfac/ui/button';
import { FormSection } from '@payfac/ui/form-layout';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { CustomerPart } from './customer-part.tsx';
import type { FormProps, InvoiceFormHandle } from './form-props.ts';
import type { Aim } from './form-values.ts';
import { shareMethodsOf } from './form-values.ts';
import { ItemRows } from './item-rows.tsx';
import { DateFields, PriceFields, ShareFields } from './parts.tsx';

interface InvoiceFieldsProps extends FormProps {
  readonly submitAs: (aim: Aim) => void;
  /** It was created before, and can be no draft again. */
  readonly isCreated: boolean;
  readonly label: string;
  /** Before the customer. */
  readonly account?: ReactNode;
}

/** The fields of an invoice, and the ways to save it that stand open. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const { invoice, submitAs, isCreated, label, account } = props;
  const { control } = invoice.form;
  const [byEmail, bySms] = useWatch({ control, name: ['byEmail', 'bySms'] });
  const { isSubmitting } = useFormState({ control });
  const goesOut = shareMethodsOf({ byEmail, bySms }).length > 0;
  const created = isCreated ? 'Save changes' : 'Create invoice';
  const main = isCreated ? 'Save and send' : 'Create and send';
  const form: InvoiceFormHandle = {
    ...invoice,
    submit: () => submitAs(goesOut ? 'send' : 'create'),
  };
  return (
    <CallForm
      of={form}
      label={label}
      submitLabel={goesOut ? main : created}
      actions={
        !isSubmitting && (
          <>
            {!isCreated && <Button onPress={() => submitAs('draft')}>Save as draft</Button>}
            {goesOut && <Button onPress={() => submitAs('create')}>{created}</Button>}
          </>
        )
      }
    >
      <FormSection title="Customer">
        {account}
        <CustomerPart invoice={invoice} />
      </FormSection>
      <DateFields invoice={invoice} />
      <ItemRows invoice={invoice} />
      <PriceFields invoice={invoice} />
      <ShareFields invoice={invoice} />
    </CallForm>
  );
}
