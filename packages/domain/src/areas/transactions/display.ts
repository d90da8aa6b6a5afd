import { type CardBrand, type CardKind, cardBrandLabels } from '../../kernel/enumerations/index.ts';

/** An id is displayed as its first 3 characters and the rest without leading zeros: `txn000000012345` as `txn12345`. */
export const displayTransactionId = (id: string): string =>
  id.slice(0, 3) + id.slice(3).replace(/^0+(?=.)/, '');

/** Number of digits in a stored id. */
const idDigits = 12;

/** The stored form of a displayed id: `txn12345` becomes `txn000000012345`. Any other text is unchanged. */
export function storedTransactionId(shown: string): string {
  const digits = /^txn(\d+)$/i.exec(shown.trim())?.[1];
  return digits === undefined ? shown : `txn${digits.padStart(idDigits, '0')}`;
}

/** A card is displayed as its last four digits with an optional prefix, such as `•••• 4242`. */
export const displayCard = (truncatedCardNumber: string, prefix = '•••• '): string =>
  prefix + truncatedCardNumber.slice(-4);

interface ShownCard {
  readonly cardBrand?: CardBrand | null | undefined;
  readonly cardKind?: CardKind | null | undefined;
  readonly truncatedCardNumber: string | null;
}

/** A card in words, such as `Visa debit •••• 4242`; empty without a card. */
export const cardLabel = ({ cardBrand, cardKind, truncatedCardNumber }: ShownCard): string =>
  truncatedCardNumber === null
    ? ''
    : [
        cardBrand && cardBrandLabels[cardBrand],
        cardKind?.toLowerCase(),
        displayCard(truncatedCardNumber),
      ]
        .filter(Boolean)
        .join(' ');
