import * as tags from '@payfac/api/contract/tags';
import {
  maximumTagLength,
  type TagColor,
  type TagDefinition,
  type TagScope,
  tagColors,
  tagScopeLabels,
  tagScopes,
} from '@payfac/domain/tags';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';

const colorLabels: Readonly<Record<TagColor, string>> = {
  blue: 'Blue',
  green: 'Green',
  orange: 'Orange',
  red: 'Red',
  'higher-purple': 'Purple',
  'medium-gray': 'Gray',
};

/** The fields for a tag's name and color. */
const definitionFields = {
  name: { as: Text, label: 'Name', isRequired: true, maxLength: maximumTagLength },
  color: { as: choiceOf(tagColors, colorLabels), label: 'Color', isRequired: true },
} as const;

/** Requires a name, unlike the call, which doesn't change omitted fields. */
const changed = {
  body: z.object({
    ...tags.updateDefinition.body.shape,
    name: tags.createDefinition.body.shape.name,
  }),
};

interface ChangeDefinitionProps {
  readonly definition: TagDefinition;
  readonly onClose: () => void;
}

/** Renames or recolors a tag on every account that has it. */
export function ChangeDefinition({ definition, onClose }: ChangeDefinitionProps) {
  const { _id, name, color } = definition;
  const form = useCallForm(changed, {
    initial: { _id, name, color },
    call: (body) => send(tags.updateDefinition)({ body }),
    onDone: ({ name: kept }) => {
      notify('success', `Changed the tag ${kept}.`);
      onClose();
    },
    fieldOfCode: { TAG_TAKEN: 'name' },
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={`Edit the tag ${name}`}
      submitLabel="Save tag"
      onClose={onClose}
      columns={1}
    >
      <Field name="name" {...definitionFields.name} />
      <Field name="color" {...definitionFields.color} />
    </FormDialog>
  );
}

const Scope = choiceOf(tagScopes, tagScopeLabels);

interface DefinitionFormProps {
  readonly scopes: readonly TagScope[];
  readonly onClose: () => void;
}

/** Creates a tag. */
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
    <FormDialog of={form} title="New tag" submitLabel="Create tag" onClose={onClose} columns={1}>
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
    </FormDialog>
  );
}
