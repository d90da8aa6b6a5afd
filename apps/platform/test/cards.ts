import type { OpenDatabase } from '../src/database/connection.ts';
import { newId } from '../src/database/ids.ts';
import { cardTokens } from '../src/database/schema/index.ts';
import { testCardOf } from '../src/simulator/card-behaviors.ts';
import { businessTime } from './moments.ts';

/** Puts a test card into the vault, as the hosted fields do. Answers its token. */
export async function tokenOf(
  { database }: OpenDatabase,
  number = '4242424242424242',
  place: { facilitatorId?: string; subMerchantId?: string | null; expiresAt?: Date | null } = {},
): Promise<string> {
  const card = testCardOf(number);
  if (!card) throw new Error(`${number} is no test card.`);
  const token = newId('tok');
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
    createdAt: businessTime(),
  });
  return token;
}
