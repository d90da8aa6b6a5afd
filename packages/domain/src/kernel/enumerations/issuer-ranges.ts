import type { CardBrand } from './payments.ts';

/** Issuer identification ranges by brand (ISO/IEC 7812); the first match wins. */
const issuerRanges: readonly (readonly [pattern: RegExp, brand: CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(?:6011|64[4-9]|65)/, 'discover'],
  [/^(?:30[0-5]|309|36|38|39)/, 'diners-club'],
  [/^35(?:2[89]|[3-8])/, 'jcb'],
  [/^(?:606282|637095|637568|637599|637609|637612)/, 'hipercard'],
  [/^5019/, 'dankort'],
  [/^62/, 'cup'],
  [/^(?:50|5[6-8]|6)/, 'maestro'],
];

/** The brand of a card number or its first digits; undefined for none. */
export const cardBrandOf = (digits: string): CardBrand | undefined =>
  issuerRanges.find(([pattern]) => pattern.test(digits))?.[1];
