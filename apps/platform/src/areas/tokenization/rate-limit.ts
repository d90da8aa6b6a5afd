import { eq } from 'drizzle-orm';
import { CallFailure } from '../../http/failures.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { facilitators } from '../../kernel/database/schema/index.ts';
import { takePlace } from '../../kernel/limits/take.ts';

export const minuteMs = 60_000;

/** How often one context may be used to tokenize, well or badly. Enough for a day's mistakes, too few to try out stolen numbers. */
export const triesPerContext = 30;
const contextMs = 30 * minuteMs;

/** Cards that may be sent from one address in a minute, by people nobody knows. */
export const guestsPerAddress = 20;

export const tooManyCards = (retryAfter: number) =>
  new CallFailure({
    status: 429,
    code: 'TOO_MANY',
    message: 'Too many cards in a row. Wait a minute.',
    retryAfter,
  });

const tooManyTries = (retryAfter: number) =>
  new CallFailure({
    status: 429,
    code: 'TOO_MANY_TRIES',
    message: 'This card entry was used too many times. Open it again.',
    retryAfter,
  });

/** Cards that each account of a facilitator may turn into tokens in a minute. */
export async function tokenizationPerMinute(
  queryable: Queryable,
  facilitatorId: string,
): Promise<number> {
  const [found] = await queryable
    .select({ perMinute: facilitators.tokenizationPerMinute })
    .from(facilitators)
    .where(eq(facilitators.facilitatorId, facilitatorId));
  return found?.perMinute ?? 0;
}

/** Of an account's cards, those of its pages: a quarter is kept for people who are signed in, and keys. */
export const guestShare = (perMinute: number): number => Math.max(1, Math.floor(perMinute * 0.75));
/** Of these, those of one page, so that whoever has one link stops no other. */
export const pageShare = (perMinute: number): number =>
  Math.max(1, Math.floor(guestShare(perMinute) / 2));

/** Where a card is entered. */
export interface CardEntry {
  readonly facilitatorId: string;
  readonly subMerchantId: string;
  /** The page that a payer pays on; undefined for people who are signed in, and keys. */
  readonly page?: string | undefined;
}

/**
 * Counts a try of card fields, well or badly, against who makes it: the context, and of a payer the page
 * and the address.
 * @throws CallFailure 429 when it is one too many.
 */
export async function requireTry(
  queryable: Queryable,
  { tokenSessionId, facilitatorId, page }: CardEntry & { readonly tokenSessionId: string },
  address: string | undefined,
): Promise<void> {
  const context = { key: `card-context:${tokenSessionId}`, most: triesPerContext };
  const worn = await takePlace(queryable, { ...context, windowMs: contextMs });
  if (worn !== undefined) throw tooManyTries(worn);
  if (page === undefined) return;
  const ofPage = pageShare(await tokenizationPerMinute(queryable, facilitatorId));
  const limits = [
    { key: `card-address:${facilitatorId}:${address ?? 'unknown'}`, most: guestsPerAddress },
    { key: `card-page:${page}`, most: ofPage },
  ];
  for (const limit of limits) {
    const wait = await takePlace(queryable, { ...limit, windowMs: minuteMs });
    if (wait !== undefined) throw tooManyCards(wait);
  }
}

/**
 * Lets an account turn one more card into a token.
 * @throws CallFailure 429 when it made as many in this minute as its facilitator allows, or its pages as
 * many as are theirs.
 */
export async function requireTokenizationRoom(
  queryable: Queryable,
  { facilitatorId, subMerchantId, page }: CardEntry,
): Promise<void> {
  const most = await tokenizationPerMinute(queryable, facilitatorId);
  const key = `cards:${subMerchantId}`;
  const limit = { key, most, mostOfGuests: guestShare(most), windowMs: minuteMs };
  const wait = await takePlace(queryable, limit, page !== undefined);
  if (wait !== undefined) throw tooManyCards(wait);
}
