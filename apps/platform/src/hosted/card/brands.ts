import { cardLengths } from '@payfac/domain/card-numbers';
import { type CardBrand, cardBrandOf } from '@payfac/domain/enumerations';

/** How the cards of a brand look: how long they are, how they are written. */
export interface CardShape {
  readonly brand: CardBrand;
  /** Possible numbers of digits, ascending. */
  readonly lengths: readonly number[];
  /** After how many digits a gap is shown. */
  readonly gaps: readonly number[];
  /** Digits of the security code. */
  readonly codeLength: 3 | 4;
}

const fours = [4, 8, 12, 16];

/** Where a brand differs from gaps after four digits and a code of three. */
const differing: Partial<Record<CardBrand, Partial<Pick<CardShape, 'gaps' | 'codeLength'>>>> = {
  amex: { gaps: [4, 10], codeLength: 4 },
  'diners-club': { gaps: [4, 10] },
};

/** The shape of a number, also of its first digits; undefined for a number no brand begins with. */
export function shapeOf(digits: string): CardShape | undefined {
  const brand = cardBrandOf(digits);
  return (
    brand && { brand, lengths: cardLengths[brand], gaps: fours, codeLength: 3, ...differing[brand] }
  );
}

/** Digits of the longest card there is. */
export const longestNumber = 19;
