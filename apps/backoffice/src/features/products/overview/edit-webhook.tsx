import * as products from '@payfac/api/contract/products';
import type { Product } from '@payfac/domain/products';
import { type WebhookEventType, webhookEventTypes } from '@payfac/domain/webhooks';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { MultiSelect } from '@payfac/ui/multi-select';
import { useState } from 'react';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { type ControlProps, chosenFrom } from '../../../shared/form/controls/control.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { OnOff } from '../../../shared/form/controls/toggles.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { NewSecret } from '../../../shared/screen/secret.tsx';

const { url, enabled, events } = products.updateWebhook.body.shape;
const webhookForm = { body: z.object({ url, enabled, events }) };

interface EditWebhookProps {
  readonly product: Product;
  readonly onClose: () => void;
}

const eventOptions = webhookEventTypes.map((type) => ({ value: type, label: type }));

/** Integrators know events by their technical names. */
const Events = chosenFrom(({ value = [], onChange, ...rest }: ControlProps<WebhookEventType[]>) => (
  <MultiSelect
    {...rest}
    placeholder="Search events"
    value={value}
    options={eventOptions}
    onChange={(chosen) => onChange(webhookEventTypes.filter((each) => chosen.includes(each)))}
  />
));

/** Sets a product's webhook. The first address also creates the signing secret. */
export function EditWebhook({ product, onClose }: EditWebhookProps) {
  const { spProductId, webhook } = product;
  const [secret, setSecret] = useState<string>();
  const form = useCallForm(webhookForm, {
    initial: webhook
      ? { ...webhook, events: [...webhook.events] }
      : { enabled: true, events: [...webhookEventTypes] },
    call: (body) => send(products.updateWebhook)({ params: { spProductId }, body }),
    onDone: ({ name, webhookSecret }) => {
      notify('success', `Saved the webhook of ${name}.`);
      if (webhookSecret === null) onClose();
      else setSecret(webhookSecret);
    },
  });
  const { Field } = form;
  if (secret !== undefined) {
    return (
      <NewSecret
        title={`Signing secret of ${product.name}`}
        noun="signing secret"
        secret={secret}
        hint="If you lose it, rotate it."
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog of={form} title="Edit webhook" submitLabel="Save webhook" onClose={onClose}>
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
    </FormDialog>
  );
}
