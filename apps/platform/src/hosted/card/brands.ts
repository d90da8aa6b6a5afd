import type { CardBrand } from '@payfac/domain/enumerations';

/** How the cards of a brand look: what they begin with, how long they are, how they are written. */
export interface CardShape {
  readonly brand: CardBrand;
  readonly prefix: RegExp;
  /** Possible numbers of digits, ascending. */
  readonly lengths: readonly number[];
  /** After how many digits a gap is shown. */
  readonly gaps: readonly number[];
  /** Digits of the security code. */
  readonly codeLength: 3 | 4;
}

const fours = [4, 8, 12, 16];

const shape = (
  brand: CardBrand,
  prefix: RegExp,
  lengths: readonly number[],
  gaps: readonly number[] = fours,
  codeLength: 3 | 4 = 3,
): CardShape => ({ brand, prefix, lengths, gaps, codeLength });

/** The first that matches counts. */
const shapes: readonly CardShape[] = [
  shape('visa', /^4/, [13, 16, 19]),
  shape('mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]),
  shape('amex', /^3[47]/, [15], [4, 10], 4),
  shape('discover', /^(?:6011|64[4-9]|65)/, [16, 19]),
  shape('diners-club', /^(?:30[0-5]|309|36|38|39)/, [14, 16, 19], [4, 10]),
  shape('jcb', /^35(?:2[89]|[3-8])/, [16, 17, 18, 19]),
  shape('hipercard', /^(?:606282|637095|637568|637599|637609|637612)/, [13, 16, 19]),
  shape('dankort', /^5019/, [16]),
  shape('cup', /^62/, [16, 17, 18, 19]),
  shape('maestro', /^(?:50|5[6-8]|6)/, [12, 13, 14, 15, 16, 17, 18, 19]),
];

/** The shape of a number, also of its first digits; undefined for a number no brand begins with. */
export const shapeOf = (digits: string): CardShape | undefined =>
  shapes.find(({ prefix }) => prefix.test(digits));

/** Digits of the longest card there is. */
export const longestNumber = 19;
