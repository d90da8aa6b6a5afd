import * as tags from '@payfac/api/contract/tags';
import { type TagScope, tagScopeLabels, tagScopes } from '@payfac/domain/tags';
import { FormSection } from '@payfac/ui/form-layout';
import { send } from '../../../shared/api/connection.ts';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { definitionFields } from './definition-fields.ts';

const Scope = choiceOf(tagScopes, tagScopeLabels);

interface DefinitionFormProps {
  readonly scopes: readonly TagScope[];
  readonly onClose: () => void;
}

/** Makes a tag that can be given from now on. */
export function DefinitionForm({ scopes, onClose }: DefinitionFormProps) {
  const [scope] = scopes;
  const form = useCallForm(tags.createDefinition, {
    initial: { color: 'blue', ...(scope && { scope }) },
    call: (body) => send(tags.createDefinition)({ body }),
    onDone: ({ name }) => {
      notify('success', `Created the tag ${name}.`);
      onClose();
    },
    fieldOfCode: { TAG_TAKEN: 'name' },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="New tag" submitLabel="Create tag" onClose={onClose}>
      <FormSection columns={1}>
        <Field name="name" {...definitionFields.name} />
        <Field name="color" {...definitionFields.color} />
        <Field
          name="scope"
          as={Scope}
          label="Given to"
          description="Applicant tags belong to the application, sub-merchant tags to the merchant."
          only={scopes}
          isRequired
        />
      </FormSection>
    </FormDialog>
  );
}
