import * as apiKeys from '@payfac/api/contract/api-keys';
import type { ApiKey } from '@payfac/domain/api-keys';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { send } from '../../../../shared/api/connection.ts';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../../shared/form/use-call-form.tsx';
import { notify } from '../../../../shared/notify/notify.ts';
import { keyFields } from './key-fields.tsx';

interface EditKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** What a key is called, may do and is for; its secret stays. */
export function EditKey({ apiKey, onClose }: EditKeyProps) {
  const { _id, name, spProductId, abilities, subMerchantIds } = apiKey;
  const form = useCallForm(apiKeys.update, {
    initial: { spProductId, name, abilities: [...abilities], subMerchantIds: [...subMerchantIds] },
    call: (body) =>
      send(apiKeys.update)({
        params: { apiUserId: _id },
        // No account chosen stands for all of them, which the call is told by an empty list.
        body: { ...body, subMerchantIds: body.subMerchantIds ?? [] },
      }),
    onDone: (saved) => {
      notify('success', `Saved ${saved.name}.`);
      onClose();
    },
    check: (body) => [
      ...(body.name === undefined ? [{ path: 'name' as const, message: 'Enter a name.' }] : []),
      ...(body.abilities === undefined
        ? [{ path: 'abilities' as const, message: 'Choose at least one permission.' }]
        : []),
    ],
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title={`Edit ${name}`} submitLabel="Save changes" onClose={onClose}>
      <FormSection>
        <FormWide>
          <Field name="name" {...keyFields.name} />
        </FormWide>
        <FormWide>
          <Field name="abilities" {...keyFields.abilities} />
        </FormWide>
        <FormWide>
          <Field name="subMerchantIds" {...keyFields.subMerchantIds} spProductId={spProductId} />
        </FormWide>
      </FormSection>
    </FormDialog>
  );
}
