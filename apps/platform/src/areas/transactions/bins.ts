import type { transactions as contract, Output } from '@payfac/api/contract';
import { cardBrandOf } from '@payfac/domain/enumerations';
import type { Services } from '../../http/services.ts';

/** A card's data from its first digits. The kind is known only for cards that the processor knows. */
export const lookUpBin = (
  { instruments }: Pick<Services, 'instruments'>,
  bin: string,
): Output<typeof contract.binLookup> => ({
  bin,
  cardBrand: cardBrandOf(bin) ?? null,
  cardKind: instruments.cardKindOf(bin) ?? null,
});
