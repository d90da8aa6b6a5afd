import * as products from '@payfac/api/contract/products';
import { can } from '@payfac/domain/access';
import type { Product } from '@payfac/domain/products';
import type { WebhookEndpoint } from '@payfac/domain/webhooks';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { DescriptionList } from '@payfac/ui/description-list';
import { SecretValue } from '@payfac/ui/secret-value';
import { Suspense, useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { NewSecret } from '../../../shared/screen/secret.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { Events } from './events.tsx';

interface RotateSecretProps {
  readonly product: Product;
  readonly webhook: WebhookEndpoint;
  readonly onClose: () => void;
}

/** Creates a new signing secret; the old one keeps signing for a while, so that no event is refused. */
function RotateSecret({ product, webhook, onClose }: RotateSecretProps) {
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
      You’ll get a new secret. Events are signed with both for 24 hours.
    </ConfirmDialog>
  );
}

const EditWebhook = laterPart(async () => (await import('./edit-webhook.tsx')).EditWebhook);

/** The product's webhook address and signing secret. */
export function Webhook({ product }: { readonly product: Product }) {
  const { webhook, webhookSecretLast4 } = product;
  const [open, setOpen] = useState<'edit' | 'rotate'>();
  const isEditable = can(useHolder(), 'products.edit');
  const close = () => setOpen(undefined);
  return (
    <Card
      title="Webhook"
      description="Sends events to the provider’s server."
      actions={
        isEditable && (
          <Button onPress={() => setOpen('edit')}>
            {webhook ? 'Edit webhook' : 'Set up webhook'}
          </Button>
        )
      }
    >
      <DescriptionList
        columns={1}
        entries={[
          { term: 'Address', value: webhook?.url },
          {
            term: 'Sends events',
            value: <StatusWord>{webhook?.enabled ? 'On' : 'Off'}</StatusWord>,
          },
          { term: 'Events', value: webhook && <Events events={webhook.events} /> },
          ...(webhookSecretLast4 === null
            ? []
            : [
                {
                  term: 'Signing secret',
                  value: (
                    <SecretValue
                      label="Signing secret"
                      ending={webhookSecretLast4}
                      onRotate={isEditable ? () => setOpen('rotate') : undefined}
                    />
                  ),
                },
              ]),
        ]}
      />
      <Suspense fallback={null}>
        {open === 'edit' && <EditWebhook product={product} onClose={close} />}
        {open === 'rotate' && webhook && (
          <RotateSecret product={product} webhook={webhook} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}
