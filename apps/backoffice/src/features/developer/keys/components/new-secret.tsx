import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { CopyValue } from '@payfac/ui/copy-value';
import { Modal } from '@payfac/ui/modal';

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
    <Banner title="Copy this key now">
      <CopyValue label="API key" value={secret} isMono /> It isn't shown again. If it gets lost,
      rotate the key.
    </Banner>
  </Modal>
);
