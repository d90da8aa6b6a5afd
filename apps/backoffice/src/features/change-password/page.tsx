import * as users from '@payfac/api/contract/users';
import { Card } from '@payfac/ui/card';
import { FormSection } from '@payfac/ui/form-layout';
import { send } from '../../shared/api/connection.ts';
import { CallForm } from '../../shared/form/call-form.tsx';
import { Password } from '../../shared/form/controls/text.tsx';
import { useCallForm } from '../../shared/form/use-call-form.tsx';
import { notify, notifyAfterLoad } from '../../shared/notify/notify.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { mustResetPassword, useSession } from '../../shared/session/session.ts';

const changed = 'Your password was changed.';

/** /change-password: by choice, or because an administrator required it. */
export function Component() {
  const session = useSession();
  const isForced = mustResetPassword(session);
  const form = useCallForm(users.changePassword, {
    initial: {},
    fieldOfCode: { CURRENT_PASSWORD_WRONG: 'currentPassword' },
    call: (body) => send(users.changePassword)({ params: { id: session.userId }, body }),
    onDone: () => {
      if (isForced) {
        // A forced reset ends with a new session, which no longer requires one.
        notifyAfterLoad('success', changed);
        location.assign('/');
        return;
      }
      notify('success', changed);
      form.form.reset({ currentPassword: '', newPassword: '' });
    },
  });
  const { Field } = form;
  return (
    <Screen width="form" description={isForced ? 'Choose a new password to continue.' : undefined}>
      <Card>
        <CallForm of={form} label="Change password" submitLabel="Change password">
          <FormSection columns={1}>
            <Field
              name="currentPassword"
              as={Password}
              label="Current password"
              autoComplete="current-password"
              isRequired
            />
            <Field
              name="newPassword"
              as={Password}
              label="New password"
              description="At least 12 characters. Length matters more than symbols."
              autoComplete="new-password"
              isRequired
            />
          </FormSection>
        </CallForm>
      </Card>
    </Screen>
  );
}
