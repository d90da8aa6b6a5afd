import type { CardFields as MountedFields } from '@payfac/api/card-fields';
import * as customers from '@payfac/api/contract/customers';
import type { Customer } from '@payfac/domain/customers';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { CardFields } from '../../../entities/cards/card-fields.tsx';
import { send } from '../../../shared/api/connection.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { Refusal } from '../../../shared/form/problems.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';

const { cardHolderName, isDefault } = customers.addCard.body.shape;

/** What is filled in here; the token comes from the hosted fields as the form is sent. */
const filled = { body: z.strictObject({ cardHolderName, isDefault }) };

async function tokenOf(fields: MountedFields | undefined): Promise<string> {
  if (!fields) throw new Refusal('The card fields are still loading. Try again in a moment.');
  const card = await fields.tokenize();
  if (card.ok) return card.token;
  const problem = card.errors.find(({ field }) => field === 'form');
  throw new Refusal(problem?.message ?? 'Check the card details below.');
}

interface AddCardProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** Keeps a card with the customer. Its number is typed into fields of another origin, never into the app. */
export function AddCard({ customer, onClose }: AddCardProps) {
  const { customerId, subMerchantId, name, creditCards } = customer;
  const fields = useRef<MountedFields>(undefined);
  const form = useCallForm(filled, {
    initial: { cardHolderName: name },
    call: async (body) => {
      const token = await tokenOf(fields.current);
      return send(customers.addCard)({ params: { id: customerId }, body: { ...body, token } });
    },
    onDone: () => {
      notify('success', `Added a card for ${name}.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Add card" submitLabel="Add card" onClose={onClose}>
      <FormSection>
        <FormWide>
          <CardFields subMerchantId={subMerchantId} fieldsRef={fields} onChange={() => undefined} />
        </FormWide>
        <FormWide>
          <Field
            name="cardHolderName"
            as={Text}
            label="Cardholder name"
            isRequired
            autoComplete="off"
            maxLength={120}
          />
        </FormWide>
        {creditCards.length > 0 && (
          <FormWide>
            <Field name="isDefault" as={Tick} label="Make this the default card" />
          </FormWide>
        )}
      </FormSection>
    </FormDialog>
  );
}
