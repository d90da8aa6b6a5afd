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

const shape = (
  lengths: readonly number[],
  gaps: readonly number[] = fours,
  codeLength: 3 | 4 = 3,
): Omit<CardShape, 'brand'> => ({ lengths, gaps, codeLength });

const shapes: Readonly<Record<CardBrand, Omit<CardShape, 'brand'>>> = {
  visa: shape([13, 16, 19]),
  mastercard: shape([16]),
  amex: shape([15], [4, 10], 4),
  discover: shape([16, 19]),
  'diners-club': shape([14, 16, 19], [4, 10]),
  jcb: shape([16, 17, 18, 19]),
  hipercard: shape([13, 16, 19]),
  dankort: shape([16]),
  cup: shape([16, 17, 18, 19]),
  maestro: shape([12, 13, 14, 15, 16, 17, 18, 19]),
};

/** The shape of a number, also of its first digits; undefined for a number no brand begins with. */
export function shapeOf(digits: string): CardShape | undefined {
  const brand = cardBrandOf(digits);
  return brand && { brand, ...shapes[brand] };
}

/** Digits of the longest card there is. */
export const longestNumber = 19;
