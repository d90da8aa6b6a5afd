import type { CardBrand } from '../enumerations/index.ts';

/** Valid card number lengths by brand, ascending (ISO/IEC 7812-1). */
export const cardLengths: Readonly<Record<CardBrand, readonly number[]>> = {
  visa: [13, 16, 19],
  mastercard: [16],
  amex: [15],
  discover: [16, 19],
  'diners-club': [14, 16, 19],
  jcb: [16, 17, 18, 19],
  hipercard: [13, 16, 19],
  dankort: [16],
  cup: [16, 17, 18, 19],
  maestro: [12, 13, 14, 15, 16, 17, 18, 19],
};
