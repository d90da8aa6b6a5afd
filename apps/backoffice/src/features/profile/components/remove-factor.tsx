import * as secondFactor from '@payfac/api/contract/second-factor';
import type { Factor } from '@payfac/domain/users';
import { send } from '../../../shared/api/connection.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { currentPassword, fieldOfCode } from './with-password.tsx';

interface RemoveFactorProps {
  readonly factor: Factor;
  readonly onClose: () => void;
}

export function RemoveFactor({ factor: { factorId, name }, onClose }: RemoveFactorProps) {
  const form = useCallForm(secondFactor.remove, {
    initial: {},
    fieldOfCode,
    call: (body) => send(secondFactor.remove)({ params: { factorId }, body }),
    onDone: () => {
      notify('success', `Removed ${name}.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={`Remove ${name}?`}
      submitLabel="Remove"
      onClose={onClose}
      columns={1}
    >
      <Field name="currentPassword" {...currentPassword} />
    </FormDialog>
  );
}
