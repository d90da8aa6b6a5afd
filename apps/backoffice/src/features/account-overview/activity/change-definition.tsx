import * as tags from '@payfac/api/contract/tags';
import type { TagDefinition } from '@payfac/domain/tags';
import { FormSection } from '@payfac/ui/form-layout';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { definitionFields } from './definition-fields.ts';

/** A tag keeps a name, unlike in the call, which leaves alone what it isn't told. */
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

/** Renames or recolors a tag, on every account that has it. */
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
    <FormDialog of={form} title={`Edit the tag ${name}`} submitLabel="Save tag" onClose={onClose}>
      <FormSection columns={1}>
        <Field name="name" {...definitionFields.name} />
        <Field name="color" {...definitionFields.color} />
      </FormSection>
    </FormDialog>
  );
}
