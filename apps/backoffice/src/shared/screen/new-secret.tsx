import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { ShownOnce } from './shown-once.tsx';

interface NewSecretProps {
  readonly title: string;
  /** What it is, in a sentence, such as 'API key'. */
  readonly noun: string;
  readonly secret: string;
  /** What to do where it gets lost. */
  readonly hint: string;
  readonly onClose: () => void;
}

/** A secret, the one time it is known: closing by mistake is made hard. */
export const NewSecret = ({ title, noun, secret, hint, onClose }: NewSecretProps) => (
  <Modal
    isOpen
    isStatic
    onOpenChange={onClose}
    title={title}
    footer={
      <Button variant="primary" onPress={onClose}>
        I've saved it
      </Button>
    }
  >
    <ShownOnce noun={noun} value={secret} hint={hint} />
  </Modal>
);
