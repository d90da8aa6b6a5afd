import type { transactions as contract, Output } from '@payfac/api/contract';
import { cardBrandOf } from '@payfac/domain/enumerations';
import { testCards } from '../../processors/simulated/card-behaviors.ts';

/** What a card's first digits tell. The kind is known of the simulator's test cards alone. */
export function lookUpBin(bin: string): Output<typeof contract.binLookup> {
  const testCard = testCards.find(({ number }) => number.startsWith(bin));
  return { bin, cardBrand: cardBrandOf(bin) ?? null, cardKind: testCard?.kind ?? null };
}
