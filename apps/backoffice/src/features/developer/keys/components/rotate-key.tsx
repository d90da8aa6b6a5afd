import * as apiKeys from '@payfac/api/contract/api-keys';
import { type ApiKey, apiKeyGraceMs } from '@payfac/domain/api-keys';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { useState } from 'react';
import { send } from '../../../../shared/api/connection.ts';
import { useRun } from '../../../../shared/lists/actions/use-run.ts';
import { NewSecret } from '../../../../shared/screen/new-secret.tsx';

const graceHours = apiKeyGraceMs / 3_600_000;

interface RotateKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Makes another secret; the one before works for a while, so that no call fails meanwhile. */
export function RotateKey({ apiKey, onClose }: RotateKeyProps) {
  const { _id, name, spProductId } = apiKey;
  const [secret, setSecret] = useState<string>();
  const { isRunning, error, run } = useRun(
    async () => {
      const rotated = await send(apiKeys.update)({
        params: { apiUserId: _id },
        body: { spProductId, rotate: true },
      });
      setSecret(rotated.secret ?? undefined);
    },
    () => undefined,
  );
  if (secret !== undefined) {
    return (
      <NewSecret
        title={`New key for ${name}`}
        noun="API key"
        secret={secret}
        hint="If you lose it, rotate the key."
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Rotate ${name}?`}
      confirmLabel="Rotate key"
      isConfirming={isRunning}
      error={error}
      onConfirm={run}
      onCancel={onClose}
    >
      You'll get a new key. The current one keeps working for {graceHours} hours.
    </ConfirmDialog>
  );
}
