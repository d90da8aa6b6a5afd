import * as apiKeys from '@payfac/api/contract/api-keys';
import { type ApiKey, apiKeyGraceMs, apiKeyTransitionsFrom } from '@payfac/domain/api-keys';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { NewSecret } from '../../../shared/screen/secret.tsx';

const graceHours = apiKeyGraceMs / 3_600_000;

interface RotateKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Creates a new secret; the old one keeps working for a while, so that no call fails meanwhile. */
function RotateKey({ apiKey, onClose }: RotateKeyProps) {
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
      You’ll get a new key. The current one keeps working for {graceHours} hours.
    </ConfirmDialog>
  );
}

/** The dialogs, each loaded when it is first opened. */
const EditKey = laterPart(async () => (await import('./key-forms.tsx')).EditKey);

const can = (action: 'rotate' | 'revoke') => (key: ApiKey) =>
  apiKeyTransitionsFrom(key.status).some((move) => move.action === action);

export const keyActions: readonly RowAction<ApiKey>[] = [
  {
    label: 'Edit',
    ability: 'apiKeys.manage',
    isOffered: ({ status }) => status !== 'revoked',
    dialog: (key, close) => <EditKey apiKey={key} onClose={close} />,
  },
  {
    label: 'Rotate',
    ability: 'apiKeys.manage',
    isOffered: can('rotate'),
    dialog: (key, close) => <RotateKey apiKey={key} onClose={close} />,
  },
  {
    label: 'Revoke',
    ability: 'apiKeys.manage',
    tone: 'danger',
    isOffered: can('revoke'),
    confirm: ({ name }) => ({
      title: `Revoke ${name}?`,
      text: 'Calls made with it are refused from now on. This can’t be undone.',
      confirmLabel: 'Revoke key',
      tone: 'danger',
    }),
    run: ({ _id, spProductId }) =>
      send(apiKeys.remove)({ params: { apiUserId: _id }, body: { spProductId } }),
    done: ({ name }) => `Revoked ${name}.`,
  },
];
