import { cardBrands, cardKinds } from '@payfac/domain/enumerations';
import { cardLabel } from '@payfac/domain/transactions';
import { and, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SessionContext } from '../../http/context.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { alerts } from '../../kernel/database/schema/index.ts';
import { accountNameOf } from '../accounts/named.ts';
import { cardFields } from './card-fields.ts';

const cardRow = z.object({
  token: z.string(),
  cardBrand: z.nullable(z.enum(cardBrands)),
  cardKind: z.nullable(z.enum(cardKinds)),
  truncatedCardNumber: z.nullable(z.string()),
  account: z.nullable(z.string()),
});
type CardRow = z.output<typeof cardRow>;

/** Appends `more` to names that aren't unique. */
function toldApart(
  names: readonly string[],
  more: (name: string, index: number, earlier: number) => string,
): readonly string[] {
  return names.map((name, index) => {
    if (names.filter((other) => other === name).length === 1) return name;
    return more(name, index, names.slice(0, index).filter((other) => other === name).length);
  });
}

/** Names cards; duplicates get the account's name, and duplicates within an account get a number. */
export function distinctCardNames(cards: readonly CardRow[]): readonly string[] {
  const byAccount = toldApart(cards.map(cardLabel), (name, index) =>
    [name, cards[index]?.account].filter(Boolean).join(', '),
  );
  return toldApart(byAccount, (name, _, earlier) =>
    earlier === 0 ? name : `${name} (${earlier + 1})`,
  );
}

/** Names of the cards in the caller's alerts, by token. Accounts outside the caller's scope are never named. */
export async function cardNamesOf(
  { database }: Pick<Services, 'database'>,
  tokens: readonly string[],
  { scope }: Pick<SessionContext, 'scope'>,
): Promise<ReadonlyMap<string, string>> {
  if (tokens.length === 0) return new Map();
  const { rows } = await database.execute(sql`
    select distinct on (${alerts.token}) ${alerts.token} as token,
      ${cardFields.cardBrand.expression} as "cardBrand", ${cardFields.cardKind.expression} as "cardKind",
      ${alerts.last4} as "truncatedCardNumber",
      ${accountNameOf(alerts.subMerchantId).expression} as account
    from ${alerts}
    where ${and(within(scope, alerts), inArray(alerts.token, [...tokens]))}
    order by ${alerts.token}, ${alerts.createdAt}, ${alerts.alertId}`);
  const known = new Map(
    rows.map((row) => cardRow.parse(row)).map((card) => [card.token, card] as const),
  );
  const cards = tokens.flatMap((token) => known.get(token) ?? []);
  const names = distinctCardNames(cards);
  return new Map(cards.map(({ token }, index) => [token, names[index] ?? token]));
}
