import * as products from '@payfac/api/contract/products';
import type { Product } from '@payfac/domain/products';
import type { WebhookEndpoint } from '@payfac/domain/webhooks';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { NewSecret } from '../../../shared/screen/new-secret.tsx';

interface RotateSecretProps {
  readonly product: Product;
  readonly webhook: WebhookEndpoint;
  readonly onClose: () => void;
}

/** Makes another signing secret; the one before signs along for a while, so that no event is refused. */
export function RotateSecret({ product, webhook, onClose }: RotateSecretProps) {
  const { spProductId, name } = product;
  const [secret, setSecret] = useState<string>();
  const { isRunning, error, run } = useRun(
    async () => {
      const rotated = await send(products.updateWebhook)({
        params: { spProductId },
        body: { ...webhook, rotateSecret: true },
      });
      setSecret(rotated.webhookSecret ?? undefined);
    },
    () => undefined,
  );
  if (secret !== undefined) {
    return (
      <NewSecret
        title={`New signing secret of ${name}`}
        noun="signing secret"
        secret={secret}
        hint="If you lose it, rotate it again."
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Rotate the signing secret of ${name}?`}
      confirmLabel="Rotate secret"
      isConfirming={isRunning}
      error={error}
      onConfirm={run}
      onCancel={onClose}
    >
      You'll get a new secret. Events are signed with both for 24 hours.
    </ConfirmDialog>
  );
}
