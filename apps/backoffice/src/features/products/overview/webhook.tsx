import { can } from '@payfac/domain/access';
import type { Product } from '@payfac/domain/products';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { SecretValue } from '@payfac/ui/secret-value';
import { Suspense, useState } from 'react';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { RotateSecret } from './rotate-secret.tsx';

const EditWebhook = laterPart(async () => (await import('./edit-webhook.tsx')).EditWebhook);

/** Where the product's events go, and what signs them. */
export function Webhook({ product }: { readonly product: Product }) {
  const { webhook, webhookSecretLast4 } = product;
  const [open, setOpen] = useState<'edit' | 'rotate'>();
  const isEditable = can(useHolder(), 'products.edit');
  const close = () => setOpen(undefined);
  return (
    <Card
      title="Webhook"
      description="Tells the provider's systems what happens."
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
          { term: 'Sends events', value: webhook?.enabled ? 'Yes' : 'No' },
          { term: 'Events', value: webhook?.events.join(', ') },
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
