import * as users from '@payfac/api/contract/users';
import { generatePassword, membershipSchema } from '@payfac/domain/users';
import { Button } from '@payfac/ui/button';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useState } from 'react';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { Password } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { ShownOnce } from '../../../shared/screen/secret.tsx';
import { fieldOfCode, personFields } from './person-fields.tsx';
import * as styles from './users.css.ts';

/** A password to hand over: typed, or generated and shown only now. */
function NewPassword(props: ControlProps<string>) {
  const { value, onChange } = props;
  const [generated, setGenerated] = useState<string>();
  const isShown = generated !== undefined && value === generated;
  return (
    <div className={styles.input}>
      <Password {...props} autoComplete="new-password" description="At least 12 characters." />
      {isShown ? (
        <ShownOnce noun="password" value={generated} />
      ) : (
        <div>
          <Button
            onPress={() => {
              const password = generatePassword(crypto);
              setGenerated(password);
              onChange(password);
            }}
          >
            Generate password
          </Button>
        </div>
      )}
    </div>
  );
}

const { name, username, email, password } = users.create.body.shape;

/** Requires a role together with the other fields, not only after they are filled in. */
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

/** Creates a user with their roles and a first password. */
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
