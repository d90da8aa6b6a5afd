import * as users from '@payfac/api/contract/users';
import { membershipSchema } from '@payfac/domain/users';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { fieldOfCode } from '../field-of-code.ts';
import { NewPassword } from './new-password.tsx';
import { personFields } from './person-fields.ts';

const { name, username, email, password } = users.create.body.shape;

/** A role is asked for together with all else that is missing, not once the rest is there. */
const newUser = {
  body: z.object({
    name,
    username,
    email,
    memberships: z
      .array(membershipSchema)
      .check(z.minLength(1, { error: 'Select a role and where it applies.' })),
    password,
  }),
};

/** A new person, with what they hold and a first password. */
export function NewUser({ onClose }: { readonly onClose: () => void }) {
  const form = useCallForm(newUser, {
    initial: { memberships: [] },
    call: (body) => send(users.create)({ body }),
    onDone: (user) => {
      notify('success', `Added ${user.name}.`);
      onClose();
    },
    fieldOfCode,
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="New user" submitLabel="Add user" onClose={onClose}>
      <FormSection>
        <Field name="name" {...personFields.name} />
        <Field name="username" {...personFields.username} />
        <FormWide>
          <Field name="email" {...personFields.email} />
        </FormWide>
        <FormWide>
          <Field name="memberships" {...personFields.memberships} />
        </FormWide>
        <FormWide>
          <Field name="password" as={NewPassword} label="Password" isRequired />
        </FormWide>
      </FormSection>
    </FormDialog>
  );
}
