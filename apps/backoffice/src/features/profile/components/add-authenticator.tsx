import * as secondFactor from '@payfac/api/contract/second-factor';
import { CopyValue } from '@payfac/ui/copy-value';
import { FormWide } from '@payfac/ui/form-layout';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { QrCode } from '../../../shared/screen/qr-code.tsx';
import * as styles from './profile.css.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { currentPassword, fieldOfCode } from './with-password.tsx';

interface Begun {
  readonly secret: string;
  readonly uri: string;
}

interface DialogProps {
  readonly onClose: () => void;
}

export function Begin({
  onClose,
  onBegun,
}: DialogProps & { readonly onBegun: (begun: Begun) => void }) {
  const form = useCallForm(secondFactor.addAuthenticator, {
    initial: {},
    fieldOfCode,
    call: (body) => send(secondFactor.addAuthenticator)({ body }),
    onDone: onBegun,
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title="Add authenticator app"
      submitLabel="Continue"
      onClose={onClose}
      columns={1}
    >
      <Field name="currentPassword" {...currentPassword} />
    </FormDialog>
  );
}

interface ScanProps extends DialogProps {
  readonly begun: Begun;
  readonly onAdded: (codes: readonly string[] | null) => void;
}

export function Scan({ begun: { secret, uri }, onClose, onAdded }: ScanProps) {
  const form = useCallForm(secondFactor.confirmAuthenticator, {
    initial: {},
    call: (body) => send(secondFactor.confirmAuthenticator)({ body }),
    onDone: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title="Add authenticator app"
      submitLabel="Add app"
      onClose={onClose}
      columns={1}
    >
      <FormWide>
        <div className={styles.scan}>
          <p>Scan this code with your app, or type the key into it.</p>
          <QrCode text={uri} label="QR code for your authenticator app" />
          <CopyValue label="key" value={secret} isMono />
        </div>
      </FormWide>
      <Field
        name="code"
        as={Text}
        label="Code"
        description="The 6 digits that the app shows now."
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
      />
    </FormDialog>
  );
}

/** The password, then the app, then the recovery codes that come with a first factor. */
export function AddAuthenticator({ onClose }: DialogProps) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (!begun) return <Begin onClose={onClose} onBegun={setBegun} />;
  return (
    <Scan
      begun={begun}
      onClose={onClose}
      onAdded={(made) => {
        notify('success', 'Added the authenticator app.');
        if (made) setCodes(made);
        else onClose();
      }}
    />
  );
}
