import { type CardBrand, type CardKind, cardBrandLabels } from '../../kernel/enumerations/index.ts';

/**
 * Ids are shown as their first 3 characters followed by the rest without leading zeros: `txn000000012345` is
 * shown `txn12345`.
 */
export const displayTransactionId = (id: string): string =>
  id.slice(0, 3) + id.slice(3).replace(/^0+(?=.)/, '');

/** Digits of an ID as it is stored. */
const idDigits = 12;

/**
 * The ID as it is stored, of one as people read it: `txn12345` is `txn000000012345`. Anything else stays as
 * it is.
 */
export function storedTransactionId(shown: string): string {
  const digits = /^txn(\d+)$/i.exec(shown.trim())?.[1];
  return digits === undefined ? shown : `txn${digits.padStart(idDigits, '0')}`;
}

/** A card is shown as its last four digits with an optional prefix, for instance `•••• 4242`. */
export const displayCard = (truncatedCardNumber: string, prefix = '•••• '): string =>
  prefix + truncatedCardNumber.slice(-4);

interface ShownCard {
  readonly cardBrand?: CardBrand | null | undefined;
  readonly cardKind?: CardKind | null | undefined;
  readonly truncatedCardNumber: string | null;
}

/** A card in words, for instance `Visa debit •••• 4242`; nothing where there is no card. */
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
