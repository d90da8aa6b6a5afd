import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { ShownOnce } from './shown-once.tsx';

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
