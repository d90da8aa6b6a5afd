import { generatePassword } from '@payfac/domain/users';
import { Button } from '@payfac/ui/button';
import { useState } from 'react';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { Password } from '../../../shared/form/controls/password.tsx';
import { ShownOnce } from '../../../shared/screen/shown-once.tsx';
import * as styles from './memberships-input.css.ts';

/** A password to hand over: typed, or generated and shown this once. */
export function NewPassword(props: ControlProps<string>) {
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
