import type { OpenDatabase } from '../src/kernel/database/connection.ts';
import { newId } from '../src/kernel/database/ids.ts';
import { cardTokens } from '../src/kernel/database/schema/index.ts';
import { testCardOf } from '../src/processors/simulated/card-behaviors.ts';
import { businessTime } from './moments.ts';

/** Each card is a millisecond newer than the previous one, so that their order is deterministic. */
let made = 0;

/** Adds a test card to the vault, as the hosted fields do. Returns its token. */
export async function tokenOf(
  { database }: OpenDatabase,
  number = '4242424242424242',
  place: { facilitatorId?: string; subMerchantId?: string | null; expiresAt?: Date | null } = {},
): Promise<string> {
  const card = testCardOf(number);
  if (!card) throw new Error(`${number} is no test card.`);
  const token = newId('tok');
  made += 1;
  await database.insert(cardTokens).values({
    token,
    facilitatorId: place.facilitatorId ?? 'harbor',
    subMerchantId: place.subMerchantId ?? null,
    brand: card.brand,
    kind: card.kind,
    last4: number.slice(-4),
    expirationMonth: 12,
    expirationYear: 2032,
    cardBehavior: card.behavior,
    expiresAt: place.expiresAt ?? null,
    createdAt: businessTime(made),
  });
  return token;
}
