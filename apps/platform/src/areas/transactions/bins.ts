import type { transactions as contract, Output } from '@payfac/api/contract';
import type { CardBrand } from '@payfac/domain/enumerations';
import { testCards } from '../../simulator/card-behaviors.ts';

/** Ranges of issuer numbers by their first digits; the first that matches counts. */
const ranges: readonly (readonly [pattern: RegExp, brand: CardBrand])[] = [
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

/** What a card's first digits tell. The kind is known of the simulator's test cards alone. */
export function lookUpBin(bin: string): Output<typeof contract.binLookup> {
  const testCard = testCards.find(({ number }) => number.startsWith(bin));
  const brand = ranges.find(([pattern]) => pattern.test(bin))?.[1];
  return { bin, cardBrand: brand ?? null, cardKind: testCard?.kind ?? null };
}
