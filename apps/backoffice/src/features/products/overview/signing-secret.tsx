import type { Product } from '@payfac/domain/products';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { SecretValue } from '@payfac/ui/secret-value';
import { useState } from 'react';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { NewSecret } from '../../../shared/screen/new-secret.tsx';
import { api, stale } from './api.ts';

interface SigningSecretProps {
  readonly product: Product;
  readonly isEditable: boolean;
}

/** What signs the events; nothing before the first address is set. */
export function SigningSecret({ product, isEditable }: SigningSecretProps) {
  const { spProductId, name, webhook, webhookSecretLast4 } = product;
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { isRunning, error, run } = useRun(
    async () => {
      if (!webhook) return;
      const body = { ...webhook, rotateSecret: true } as const;
      const rotated = await api.products.updateWebhook({ params: { spProductId }, body });
      setSecret(rotated.webhookSecret ?? undefined);
    },
    stale,
    () => setAsking(false),
  );
  if (!webhook || webhookSecretLast4 === null) return null;
  return (
    <>
      <SecretValue
        label="Signing secret"
        ending={webhookSecretLast4}
        onRotate={isEditable ? () => setAsking(true) : undefined}
        isRotating={isRunning}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Rotate the signing secret of ${name}?`}
        confirmLabel="Rotate secret"
        isConfirming={isRunning}
        error={error}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        You'll get a new secret. Events are signed with both for 24 hours.
      </ConfirmDialog>
      {secret !== undefined && (
        <NewSecret
          title={`New signing secret of ${name}`}
          noun="signing secret"
          secret={secret}
          hint="If you lose it, rotate it again."
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}
