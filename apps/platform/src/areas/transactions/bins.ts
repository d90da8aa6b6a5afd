import type { transactions as contract, Output } from '@payfac/api/contract';
import { cardBrandOf } from '@payfac/domain/enumerations';
import type { Services } from '../../http/services.ts';

/** What a card's first digits tell. The kind is known where the processor knows the card. */
export const lookUpBin = (
  { instruments }: Pick<Services, 'instruments'>,
  bin: string,
): Output<typeof contract.binLookup> => ({
  bin,
  cardBrand: cardBrandOf(bin) ?? null,
  cardKind: instruments.cardKindOf(bin) ?? null,
});
