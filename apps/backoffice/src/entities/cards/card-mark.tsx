import { type CardExpiry, displayExpiry, expiryState } from '@payfac/domain/customers';
import {
  type CardBrand as Brand,
  type CardKind,
  cardBrandLabels,
} from '@payfac/domain/enumerations';
import { displayCard } from '@payfac/domain/transactions';
import { CardBrand, type CardBrandProps } from '@payfac/ui/card-brand';
import { StatusNote } from '../../shared/status/status-word.tsx';
import { getZone, now } from '../../shared/time/clock.ts';
import * as styles from './card-mark.css.ts';

/** When a card expires, told apart where it soon does or has. */
export function CardExpires({ card }: { readonly card: CardExpiry }) {
  const state = expiryState(card, now(), getZone());
  const date = displayExpiry(card);
  if (state === 'expired') return <StatusNote standing="failed">{`Expired ${date}`}</StatusNote>;
  if (state === 'expires-soon') {
    return <StatusNote standing="waits">{`Expires ${date}`}</StatusNote>;
  }
  return <span>{`Expires ${date}`}</span>;
}

const marks: Readonly<Partial<Record<Brand, CardBrandProps['brand']>>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  discover: 'discover',
  'diners-club': 'diners',
  jcb: 'jcb',
  cup: 'unionpay',
};

/** The brand of a card as a mark beside its name, which says it in words. */
export const CardMark = ({ brand }: { readonly brand: Brand | null }) => (
  <CardBrand brand={(brand && marks[brand]) ?? 'other'} label="" size="small" />
);

interface CardProps {
  readonly of: {
    readonly cardBrand?: Brand | null;
    readonly cardKind?: CardKind | null;
    readonly truncatedCardNumber: string;
  };
}

/** A card in a cell: the brand and the kind in its mark, which says them in words too, and the last digits, never cut. */
export function Card({ of: { cardBrand = null, cardKind, truncatedCardNumber } }: CardProps) {
  const words = [cardBrand && cardBrandLabels[cardBrand], cardKind?.toLowerCase()];
  const label = words.filter(Boolean).join(' ');
  return (
    <span className={styles.card} title={label} data-whole="">
      <CardBrand brand={(cardBrand && marks[cardBrand]) ?? 'other'} label={label} size="small" />
      <span className={styles.digits}>{displayCard(truncatedCardNumber)}</span>
    </span>
  );
}
