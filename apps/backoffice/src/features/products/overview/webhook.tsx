import { can } from '@payfac/domain/access';
import type { Product } from '@payfac/domain/products';
import { type WebhookEventType, webhookEventTypes } from '@payfac/domain/webhooks';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { MultiSelect } from '@payfac/ui/multi-select';
import { useState } from 'react';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { type ControlProps, chosenFrom } from '../../../shared/form/controls/control.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { OnOff } from '../../../shared/form/controls/toggles.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { NewSecret } from '../../../shared/screen/new-secret.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { api, stale } from './api.ts';
import { webhookForm } from './forms.ts';
import { SigningSecret } from './signing-secret.tsx';

interface WebhookProps {
  readonly product: Product;
}

const eventOptions = webhookEventTypes.map((type) => ({ value: type, label: type }));

/** Events are known to integrators by their own names. */
const Events = chosenFrom(({ value = [], onChange, ...rest }: ControlProps<WebhookEventType[]>) => (
  <MultiSelect
    {...rest}
    placeholder="Search events"
    value={value}
    options={eventOptions}
    onChange={(chosen) => onChange(webhookEventTypes.filter((each) => chosen.includes(each)))}
  />
));

function WebhookForm({ product }: WebhookProps) {
  const { spProductId, webhook } = product;
  const [secret, setSecret] = useState<string>();
  const form = useCallForm(webhookForm, {
    initial: webhook
      ? { ...webhook, events: [...webhook.events] }
      : { enabled: true, events: [...webhookEventTypes] },
    call: (body) => api.products.updateWebhook({ params: { spProductId }, body }),
    onDone: ({ name, webhookSecret }) => {
      notify('success', `Saved the webhook of ${name}.`);
      setSecret(webhookSecret ?? undefined);
    },
    invalidates: stale,
  });
  const { Field } = form;
  return (
    <>
      <CallForm of={form} label="Webhook" submitLabel="Save webhook">
        <FormSection>
          <FormWide>
            <Field
              name="url"
              as={Text}
              label="Address"
              description="Events are posted here, signed."
              inputMode="url"
              isRequired
            />
          </FormWide>
          <FormWide>
            <Field name="events" as={Events} label="Events" />
          </FormWide>
          <FormWide>
            <Field name="enabled" as={OnOff} label="Send events" />
          </FormWide>
        </FormSection>
      </CallForm>
      {secret !== undefined && (
        <NewSecret
          title={`Signing secret of ${product.name}`}
          noun="signing secret"
          secret={secret}
          hint="If you lose it, rotate it."
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}

/** Where the product's events go; as a form for those who may change it. */
export function Webhook({ product }: WebhookProps) {
  const { webhook } = product;
  const isEditable = can(useHolder(), 'products.edit');
  return (
    <Card title="Webhook" description="Tells the provider's systems what happens.">
      {isEditable ? (
        <WebhookForm key={product.spProductId} product={product} />
      ) : (
        <DescriptionList
          columns={1}
          entries={[
            { term: 'Address', value: webhook?.url },
            { term: 'Sends events', value: webhook && (webhook.enabled ? 'Yes' : 'No') },
            { term: 'Events', value: webhook?.events.join(', ') },
          ]}
        />
      )}
      <SigningSecret product={product} isEditable={isEditable} />
    </Card>
  );
}
