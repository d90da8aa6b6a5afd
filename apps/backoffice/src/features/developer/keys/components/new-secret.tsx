import { Button } from '@payfac/ui/button';
import { Stack } from '@payfac/ui/layout';
import { Modal } from '@payfac/ui/modal';
import { SecretValue } from '@payfac/ui/secret-value';

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
    size="small"
    title={title}
    footer={
      <Button variant="primary" onPress={onClose}>
        I've saved it
      </Button>
    }
  >
    <Stack gap="lg">
      <SecretValue label="API key" value={secret} isShownOnce />
      <p>If it gets lost, rotate the key.</p>
    </Stack>
  </Modal>
);
