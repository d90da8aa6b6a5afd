import { type Customer, displayExpiry, type SavedCard } from '@payfac/domain/customers';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { cardLabel } from '@payfac/domain/transactions';
import { RadioGroup } from '@payfac/ui/radio-group';
import type { ReactNode, Ref } from 'react';
import { cardHint } from './card-fields.css.ts';

interface CardChoiceProps {
  readonly customer: Customer | undefined;
  readonly token: string | undefined;
  readonly onChange: (card: SavedCard) => void;
  readonly errorMessage?: string | undefined;
  /** What to do where the customer has none. */
  readonly none?: ReactNode;
  /** Takes the focus where no card is chosen. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One of the customer's cards, the default one first. */
export function CardChoice({
  customer,
  token,
  onChange,
  errorMessage,
  none = 'Enter a new card.',
  ref,
}: CardChoiceProps) {
  if (customer === undefined) {
    return <p className={cardHint}>Select a customer to see their saved cards.</p>;
  }
  if (customer.creditCards.length === 0) {
    return (
      <p className={cardHint}>
        <span>
          {customer.name} has no saved card. {none}
        </span>
      </p>
    );
  }
  return (
    <RadioGroup
      label="Saved card"
      isRequired
      ref={ref}
      value={token ?? ''}
      errorMessage={errorMessage}
      isTouched={errorMessage !== undefined}
      options={customer.creditCards.map((card) => ({
        value: card.token,
        label: cardLabel(card) || (card.cardBrand ? cardBrandLabels[card.cardBrand] : 'Card'),
        description: `Expires ${displayExpiry(card)}${card.isDefault ? ' · Default' : ''}`,
      }))}
      onChange={(chosen) => {
        const card = customer.creditCards.find((each) => each.token === chosen);
        if (card) onChange(card);
      }}
    />
  );
}
