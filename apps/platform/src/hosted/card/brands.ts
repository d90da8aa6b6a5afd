import { cardLengths } from '@payfac/domain/card-numbers';
import { type CardBrand, cardBrandOf } from '@payfac/domain/enumerations';

/** The number format of a brand's cards. */
export interface CardShape {
  readonly brand: CardBrand;
  /** Valid numbers of digits, ascending. */
  readonly lengths: readonly number[];
  /** Positions of the gaps, in digits. */
  readonly gaps: readonly number[];
  /** Number of digits of the security code. */
  readonly codeLength: 3 | 4;
}

const fours = [4, 8, 12, 16];

/** Brands without the usual gaps after four digits or three-digit code. */
const differing: Partial<Record<CardBrand, Partial<Pick<CardShape, 'gaps' | 'codeLength'>>>> = {
  amex: { gaps: [4, 10], codeLength: 4 },
  'diners-club': { gaps: [4, 10] },
};

/** The format of a number or its first digits; undefined for an unknown brand. */
export function shapeOf(digits: string): CardShape | undefined {
  const brand = cardBrandOf(digits);
  return (
    brand && { brand, lengths: cardLengths[brand], gaps: fours, codeLength: 3, ...differing[brand] }
  );
}

/** Digits of the longest card numbers. */
export const longestNumber = 19;
