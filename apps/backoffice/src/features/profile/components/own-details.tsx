import * as users from '@payfac/api/contract/users';
import { ownProfileFailure } from '@payfac/api/messages';
import type { User } from '@payfac/domain/users';
import { FormSection } from '@payfac/ui/form-layout';
import { useAtom } from 'jotai';
import { noneEmpty } from '../../../entities/users/none-empty.ts';
import { send } from '../../../shared/api/connection.ts';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { sessionAtom } from '../../../shared/session/session.ts';

/** Saving one's own profile has a different error message than saving another user. */
const updateOwn = { ...users.update, failure: ownProfileFailure } as const;

/** The user's own name, username and email. */
export function OwnDetails({ user }: { readonly user: User }) {
  const [session, setSession] = useAtom(sessionAtom);
  const form = useCallForm(updateOwn, {
    initial: { name: user.name, username: user.username, email: user.email },
    call: (body) => send(updateOwn)({ params: { id: user.id }, body }),
    onDone: ({ name, username }) => {
      setSession({ ...session, name, username });
      notify('success', 'Your details were saved.');
    },
    check: noneEmpty,
  });
  const { Field } = form;
  return (
    <CallForm of={form} label="Your details" submitLabel="Save details">
      <FormSection columns={1}>
        <Field name="name" as={Text} label="Name" autoComplete="name" isRequired />
        <Field
          name="username"
          as={Text}
          label="Username"
          autoComplete="username"
          description="You use it to sign in."
          isRequired
        />
        <Field name="email" as={Text} label="Email" autoComplete="email" isRequired />
      </FormSection>
    </CallForm>
  );
}
