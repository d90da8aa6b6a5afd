import * as apiKeys from '@payfac/api/contract/api-keys';
import { abilityLabels } from '@payfac/domain/access';
import { type ApiKey, keyAbilities } from '@payfac/domain/api-keys';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { choicesOf } from '../../../shared/form/controls/many-choices.tsx';
import { recordOf } from '../../../shared/form/controls/records.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import type { RecordPicker } from '../../../shared/records/record-picker.ts';
import { RecordsInput } from '../../../shared/records/records-input.tsx';
import { NewSecret } from '../../../shared/screen/secret.tsx';

/** The accounts of one product, by DBA name. */
const accountsOf = (spProductId: string): RecordPicker => ({
  ...accountPicker,
  search: async (text, signal) =>
    (await import('../../../entities/accounts/picker-calls.ts')).searchWithin(
      { spProductId: [spProductId] },
      text,
      signal,
    ),
});

const byLabel = keyAbilities.toSorted((one, other) =>
  abilityLabels[one].localeCompare(abilityLabels[other], 'en-US'),
);

interface AccountsProps extends ControlProps<string[]> {
  /** The product whose accounts are offered; a key reaches no others. */
  readonly spProductId: string;
}

const Accounts = ({ value = [], spProductId, onChange, label, errorMessage }: AccountsProps) => (
  <RecordsInput
    label={label}
    picker={accountsOf(spProductId)}
    value={value}
    onChange={(ids) => onChange([...ids])}
    description="All accounts of the product unless you choose some."
    errorMessage={errorMessage}
  />
);

/** The fields of a key. */
const keyFields = {
  name: { as: Text, label: 'Name', isRequired: true, maxLength: 60, autoComplete: 'off' },
  spProductId: { as: recordOf(productPicker), label: 'Product', isRequired: true },
  abilities: {
    as: choicesOf(byLabel, abilityLabels),
    label: 'Permissions',
    placeholder: 'Search permissions',
  },
  subMerchantIds: { as: Accounts, label: 'Accounts' },
} as const;

/** Creates a key for a product; its secret is then shown once. */
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
  // Clears accounts of the previously chosen product.
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
            description="Can’t exceed your own. Leave blank for the default service-provider permissions."
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

interface EditKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Edits a key's name, abilities and accounts; its secret doesn't change. */
export function EditKey({ apiKey, onClose }: EditKeyProps) {
  const { _id, name, spProductId, abilities, subMerchantIds } = apiKey;
  const form = useCallForm(apiKeys.update, {
    initial: { spProductId, name, abilities: [...abilities], subMerchantIds: [...subMerchantIds] },
    call: (body) =>
      send(apiKeys.update)({
        params: { apiUserId: _id },
        // No chosen account means all of them, which the call expects as an empty list.
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
