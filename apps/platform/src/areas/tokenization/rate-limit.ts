import { eq } from 'drizzle-orm';
import { CallFailure } from '../../http/failures.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { facilitators } from '../../kernel/database/schema/index.ts';
import { type Limit, takePlace } from '../../kernel/limits/take.ts';

export const minuteMs = 60_000;

/** Tokenization attempts per context, successful or not: enough for honest mistakes, too few to test stolen cards. */
export const triesPerContext = 30;
const contextMs = 30 * minuteMs;

/** Cards per minute from one address of an anonymous payer. */
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

/** Cards per minute that each of a facilitator's accounts may tokenize. */
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

/** The hosted pages' share of an account's limit: a quarter is kept for signed-in users and API keys. */
export const guestShare = (perMinute: number): number => Math.max(1, Math.floor(perMinute * 0.75));
/** One page's share of that, so that abuse of one link doesn't block the others. */
export const pageShare = (perMinute: number): number =>
  Math.max(1, Math.floor(guestShare(perMinute) / 2));

/** Where a card is entered. */
export interface CardEntry {
  readonly facilitatorId: string;
  readonly subMerchantId: string;
  /** The payer's page; undefined for signed-in users and API keys. */
  readonly page?: string | undefined;
}

/**
 * Counts an attempt, successful or not, against the context and, for a payer, against the page and the address.
 * @throws CallFailure 429 over the limit.
 */
export async function requireTry(
  queryable: Queryable,
  { tokenSessionId, facilitatorId, page }: CardEntry & { readonly tokenSessionId: string },
  address: string | undefined,
): Promise<void> {
  const worn = await takePlace(queryable, {
    name: 'card-context',
    whose: tokenSessionId,
    most: triesPerContext,
    windowMs: contextMs,
  });
  if (worn !== undefined) throw tooManyTries(worn);
  if (page === undefined) return;
  const ofPage = pageShare(await tokenizationPerMinute(queryable, facilitatorId));
  const whose = `${facilitatorId}:${address ?? 'unknown'}`;
  const limits: readonly Limit[] = [
    { name: 'card-address', whose, most: guestsPerAddress, windowMs: minuteMs },
    { name: 'card-page', whose: page, most: ofPage, windowMs: minuteMs },
  ];
  for (const limit of limits) {
    const wait = await takePlace(queryable, limit);
    if (wait !== undefined) throw tooManyCards(wait);
  }
}

/**
 * Reserves one tokenization for an account.
 * @throws CallFailure 429 over the account's limit per minute, or over its pages' share.
 */
export async function requireTokenizationRoom(
  queryable: Queryable,
  { facilitatorId, subMerchantId, page }: CardEntry,
): Promise<void> {
  const most = await tokenizationPerMinute(queryable, facilitatorId);
  const limit: Limit = {
    name: 'cards',
    whose: subMerchantId,
    most,
    mostOfGuests: guestShare(most),
    windowMs: minuteMs,
  };
  const wait = await takePlace(queryable, limit, page !== undefined);
  if (wait !== undefined) throw tooManyCards(wait);
}
