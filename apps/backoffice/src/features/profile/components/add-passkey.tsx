import * as secondFactor from '@payfac/api/contract/second-factor';
import { factorName } from '@payfac/domain/users';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useState } from 'react';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { Refusal } from '../../../shared/form/problems.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { currentPassword, fieldOfCode } from './with-password.tsx';

/** The fields of one window, for two calls. */
const newPasskey = {
  body: z.object({
    name: factorName,
    ...secondFactor.addPasskey.body.shape,
  }),
};

const notMade = 'The passkey wasn’t made. Try again, and confirm it in your browser.';
const known = 'This device has a passkey for you already.';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

async function make(options: CreationOptions) {
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (problem) {
    const isKnown =
      problem instanceof WebAuthnError &&
      problem.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new Refusal(isKnown ? known : notMade);
  }
}

/** The password and a name, then the browser's own window. */
export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useCallForm(newPasskey, {
    initial: {},
    fieldOfCode,
    call: async ({ name, currentPassword: password }) => {
      const { options } = await send(secondFactor.addPasskey)({
        body: { currentPassword: password },
      });
      const credential = await make(options);
      return send(secondFactor.confirmPasskey)({ body: { name, credential: { ...credential } } });
    },
    onDone: ({ recoveryCodes }) => {
      notify('success', 'Added the passkey.');
      if (recoveryCodes) setCodes(recoveryCodes);
      else onClose();
    },
  });
  const { Field } = form;
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog of={form} title="Add passkey" submitLabel="Continue" onClose={onClose} columns={1}>
      <Field
        name="name"
        as={Text}
        label="Name"
        description="Such as the device it’s on."
        isRequired
      />
      <Field name="currentPassword" {...currentPassword} />
    </FormDialog>
  );
}
