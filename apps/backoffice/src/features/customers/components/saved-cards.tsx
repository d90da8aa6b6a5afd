import * as customers from '@payfac/api/contract/customers';
import { type Customer, defaultCard, type SavedCard } from '@payfac/domain/customers';
import { cardLabel } from '@payfac/domain/transactions';
import { Badge } from '@payfac/ui/badge';
import { CardExpires } from '../../../entities/cards/card-expiry.tsx';
import { CardMark } from '../../../entities/cards/card-mark.tsx';
import { send } from '../../../shared/api/connection.ts';
import { notify, notifyFailure } from '../../../shared/notify/notify.ts';
import { changes } from '../../../shared/query/client.ts';
import { AddCard } from './add-card.tsx';
import * as styles from './detail.css.ts';
import { VaultMenu } from './vault-menu.tsx';
import { VaultSection } from './vault-section.tsx';

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
  await changes.loaded();
}

/** Which card takes the place of one that goes. */
function removalText({ creditCards }: Customer, card: SavedCard): string {
  const next = creditCards.find(({ token }) => token !== card.token);
  const successor =
    defaultCard(creditCards) === card && next ? ` ${cardLabel(next)} becomes the default.` : '';
  return `Subscriptions charged to it will stop being paid.${successor} This can't be undone.`;
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

/** The cards a customer keeps, the default one first. */
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
