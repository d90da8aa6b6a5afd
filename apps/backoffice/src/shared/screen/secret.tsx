import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { CopyValue } from '@payfac/ui/copy-value';
import { Modal } from '@payfac/ui/modal';
import * as styles from './screen.css.ts';

interface ShownOnceProps {
  /** The secret's noun in a sentence, such as 'password'. */
  readonly noun: string;
  readonly value: string;
  /** What to do if it gets lost. */
  readonly hint?: string;
}

/** A secret on the only screen that shows it, on its own line. */
export const ShownOnce = ({ noun, value, hint }: ShownOnceProps) => (
  <Banner title={`Copy this ${noun} now`}>
    <p className={styles.secret}>
      <CopyValue label={noun} value={value} isMono />
    </p>
    <p className={styles.secretNote}>It won’t be shown again.{hint !== undefined && ` ${hint}`}</p>
  </Banner>
);

interface NewSecretProps {
  readonly title: string;
  /** The secret's noun in a sentence, such as 'API key'. */
  readonly noun: string;
  readonly secret: string;
  /** What to do if it gets lost. */
  readonly hint: string;
  readonly onClose: () => void;
}

/** A secret that is shown only once; closing by mistake is made difficult. */
export const NewSecret = ({ title, noun, secret, hint, onClose }: NewSecretProps) => (
  <Modal
    isOpen
    isStatic
    onOpenChange={onClose}
    title={title}
    footer={
      <Button variant="primary" onPress={onClose}>
        I’ve saved it
      </Button>
    }
  >
    <ShownOnce noun={noun} value={secret} hint={hint} />
  </Modal>
);
