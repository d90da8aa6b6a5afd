import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { saveFile } from '../../../shared/save-file.ts';
import { mustAddFactor, useSession } from '../../../shared/session/session.ts';
import * as styles from './profile.css.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The codes, which are shown only once; closing by mistake is made difficult. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  // A user who could only add a factor continues with a session that no longer requires one.
  const isLetOn = mustAddFactor(useSession());
  return (
    <Modal
      isOpen
      isStatic
      onOpenChange={onClose}
      title="Recovery codes"
      footer={
        <>
          <Button
            onPress={() => saveFile('recovery-codes.txt', new Blob([`${codes.join('\n')}\n`]))}
          >
            Save as a file
          </Button>
          <Button variant="primary" onPress={() => (isLetOn ? location.assign('/') : onClose())}>
            I’ve saved them
          </Button>
        </>
      }
    >
      <Banner title="Keep these codes now">
        They won’t be shown again. Each signs you in once, when you have neither app nor passkey.
      </Banner>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Modal>
  );
}
