import type { CardFields as MountedFields } from '@payfac/api/card-fields';
import * as customers from '@payfac/api/contract/customers';
import { type Customer, defaultCard, type SavedCard } from '@payfac/domain/customers';
import { cardLabel } from '@payfac/domain/transactions';
import { Badge } from '@payfac/ui/badge';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { CardFields } from '../../../entities/cards/card-fields.tsx';
import { CardExpires, CardMark } from '../../../entities/cards/card-mark.tsx';

import { send } from '../../../shared/api/connection.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { Refusal } from '../../../shared/form/problems.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify, notifyFailure } from '../../../shared/notify/notify.ts';
import { changes } from '../../../shared/query/client.ts';
import * as styles from '../customers.css.ts';
import { VaultMenu, VaultSection } from './vault-section.tsx';

const { shape } = customers.addCard.body;

/** The form's own fields; the hosted fields provide the token when the form is sent. */
const filled = {
  body: z.strictObject({ cardHolderName: shape.cardHolderName, isDefault: shape.isDefault }),
};

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

/** Saves a card with the customer. Its number is typed into fields of another origin, never into the app. */
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

async function chooseDefault({ customerId }: Customer, card: SavedCard): Promise<void> {
  try {
    await send(customers.setDefaultCard)({
      params: { id: customerId },
      body: { token: card.token },
    });
    notify('success', `${cardLabel(card)} is now the default card.`);
  } catch (error) {
    notifyFailure(error);
  }
  await changes().loaded();
}

/** Says which card becomes the default when one is removed. */
function removalText({ creditCards }: Customer, card: SavedCard): string {
  const next = creditCards.find(({ token }) => token !== card.token);
  const successor =
    defaultCard(creditCards) === card && next ? ` ${cardLabel(next)} becomes the default.` : '';
  return `Subscriptions charged to it will stop being paid.${successor} This can’t be undone.`;
}

interface CardItemProps {
  readonly customer: Customer;
  readonly card: SavedCard;
}

function CardItem({ customer, card }: CardItemProps) {
  const { token, cardHolderName } = card;
  const isDefault = defaultCard(customer.creditCards) === card;
  const name = cardLabel(card);
  return (
    <li className={styles.item}>
      <CardMark brand={card.cardBrand} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {isDefault && <Badge size="small">Default</Badge>}
        </p>
        <p className={styles.facts}>
          <CardExpires card={card} />
          {cardHolderName !== '' && <span>{cardHolderName}</span>}
        </p>
      </div>
      <VaultMenu
        name={name}
        entries={
          isDefault
            ? []
            : [
                {
                  id: 'default',
                  label: 'Make default',
                  onAction: () => void chooseDefault(customer, card),
                },
              ]
        }
        remove={{
          kind: 'card',
          text: removalText(customer, card),
          run: () =>
            send(customers.removeCard)({ params: { id: customer.customerId }, body: { token } }),
        }}
      />
    </li>
  );
}

/** A customer's saved cards, the default one first. */
export const SavedCards = ({ customer }: { readonly customer: Customer }) => (
  <VaultSection
    title="Cards"
    addLabel="Add card"
    dialog={(close) => <AddCard customer={customer} onClose={close} />}
    none="No saved cards."
  >
    {customer.creditCards.map((card) => (
      <CardItem key={card.token} customer={customer} card={card} />
    ))}
  </VaultSection>
);
