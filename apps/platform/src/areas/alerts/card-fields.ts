import { cardBrands, cardKinds } from '@payfac/domain/enumerations';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { alerts, cardTokens, transactions } from '../../kernel/database/schema/index.ts';

const brand = z.enum(cardBrands);
const kind = z.enum(cardKinds);

/** A field of the alert's card, read through its token or else its payment. */
const ofCard = (ofToken: SQL, ofPayment: SQL): SQL => sql`coalesce(
  (select ${ofToken} from ${cardTokens} where ${cardTokens.token} = ${alerts.token}),
  (select ${ofPayment} from ${transactions}
    where ${transactions.transactionId} = ${alerts.transactionId}))`;

export const cardFields = {
  cardBrand: {
    expression: ofCard(sql`${cardTokens.brand}`, sql`${transactions.cardBrand}`),
    read: (text: string) => brand.parse(text),
  },
  cardKind: {
    expression: ofCard(sql`${cardTokens.kind}`, sql`${transactions.cardKind}`),
    read: (text: string) => kind.parse(text),
  },
};
