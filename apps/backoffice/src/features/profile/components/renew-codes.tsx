import * as secondFactor from '@payfac/api/contract/second-factor';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { currentPassword, fieldOfCode } from './with-password.tsx';

/** Replaces the recovery codes with new ones. */
export function RenewCodes({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useCallForm(secondFactor.renewCodes, {
    initial: {},
    fieldOfCode,
    call: (body) => send(secondFactor.renewCodes)({ body }),
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  const { Field } = form;
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      of={form}
      title="Make new recovery codes?"
      submitLabel="Make new codes"
      onClose={onClose}
      columns={1}
    >
      <p>The codes you have stop working.</p>
      <Field name="currentPassword" {...currentPassword} />
    </FormDialog>
  );
}
