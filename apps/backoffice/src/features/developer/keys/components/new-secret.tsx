import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { ShownOnce } from '../../../../shared/screen/shown-once.tsx';

interface NewSecretProps {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A key's secret, the one time it is known: closing by mistake is made hard. */
export const NewSecret = ({ title, secret, onClose }: NewSecretProps) => (
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
    <ShownOnce noun="API key" value={secret} hint="If you lose it, rotate the key." />
  </Modal>
);
