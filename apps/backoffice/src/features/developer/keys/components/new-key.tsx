import * as apiKeys from '@payfac/api/contract/api-keys';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { send } from '../../../../shared/api/connection.ts';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../../shared/form/use-call-form.tsx';
import { NewSecret } from '../../../../shared/screen/new-secret.tsx';
import { keyFields } from './key-fields.tsx';

/** A new key of a product; its secret is shown once it is made. */
export function NewKey({ onClose }: { readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  const form = useCallForm(apiKeys.create, {
    initial: {},
    call: (body) => send(apiKeys.create)({ body }),
    onDone: (key) => (key.secret === null ? onClose() : setSecret(key.secret)),
  });
  const { Field } = form;
  const { control, setValue } = form.form;
  const spProductId = useWatch({ control, name: 'spProductId' });
  // Accounts of the product that was chosen before are none of this one's.
  useEffect(() => setValue('subMerchantIds', []), [spProductId, setValue]);
  if (secret !== undefined) {
    return (
      <NewSecret
        title="API key created"
        noun="API key"
        secret={secret}
        hint="If you lose it, rotate the key."
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog of={form} title="New API key" submitLabel="Create key" onClose={onClose}>
      <FormSection>
        <Field
          name="name"
          {...keyFields.name}
          description="Where you use it, such as Checkout server."
        />
        <Field name="spProductId" {...keyFields.spProductId} />
        <FormWide>
          <Field
            name="abilities"
            {...keyFields.abilities}
            description="Up to your own permissions. Leave empty for those of a service provider."
          />
        </FormWide>
        {spProductId !== undefined && (
          <FormWide>
            <Field name="subMerchantIds" {...keyFields.subMerchantIds} spProductId={spProductId} />
          </FormWide>
        )}
      </FormSection>
    </FormDialog>
  );
}
