import { fieldProblems } from '@payfac/domain/validation';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { verifyContext } from '../../areas/tokenization/context.ts';
import { requireTry } from '../../areas/tokenization/rate-limit.ts';
import { callerAddress } from '../../http/caller-address.ts';
import { CallFailure, forbidden, invalid, notFound, unreadable } from '../../http/failures.ts';
import { failureResponse, json, responseHeaders } from '../../http/response.ts';
import { isFromOwnPage } from '../../http/sessions/origin.ts';
import { refuseUnsafe } from '../../http/text-safety.ts';
import { tokenSessions } from '../../kernel/database/schema/index.ts';
import { requestReference } from '../../kernel/watch/reference.ts';
import type { HostedPagesOptions } from '../options.ts';
import { cardSchema, type PostedCard, tokenizeCard } from './tokenize.ts';

const contextEnded = () =>
  new CallFailure({
    status: 403,
    code: 'CARD_CONTEXT_ENDED',
    message: 'Card entry timed out. Enter the card again.',
  });

const contextOfOthers = () =>
  forbidden(
    'These card fields belong to another site. Open them again here.',
    'CARD_CONTEXT_REFUSED',
  );

const unexpected = () =>
  new CallFailure({
    status: 500,
    code: 'UNEXPECTED',
    message: 'We couldn’t save the card. Try again.',
  });

function decode(text: string): PostedCard {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw unreadable('The body isn’t valid JSON.');
  }
  refuseUnsafe(body);
  const parsed = cardSchema.safeParse(body);
  if (!parsed.success) throw invalid(fieldProblems(parsed.error));
  return parsed.data;
}

/** Handles the card fields' posts. Only pages of the hosted-pages origin may post. */
export function createPostCard(options: HostedPagesOptions) {
  const { database, contextKey, clock, places } = options;

  async function respond(c: Context): Promise<unknown> {
    const request = c.req.raw;
    const { headers } = request;
    if (!isFromOwnPage(headers)) {
      throw forbidden('Cards can be entered only in the hosted card fields.', 'ORIGIN_REFUSED');
    }
    if (!headers.get('content-type')?.startsWith('application/json')) {
      throw unreadable('Send the body as application/json.');
    }
    const card = decode(await request.text());
    const security = new Date();
    const context = verifyContext(card.context, contextKey, security);
    if (!context) throw contextEnded();
    const { tokenSessionId } = context;
    const brand = places.at(headers.get('host') ?? undefined)?.brand;
    if (brand?.facilitatorId !== context.facilitatorId) throw contextOfOthers();
    await requireTry(database, context, callerAddress(c));
    const [session] = await database
      .select({ status: tokenSessions.status })
      .from(tokenSessions)
      .where(eq(tokenSessions.tokenSessionId, tokenSessionId));
    if (!session) throw notFound('The tokenization session');
    if (session.status !== 'open') throw contextEnded();
    return tokenizeCard(options, context, card, { security, business: await clock.now() });
  }

  return async (c: Context): Promise<Response> => {
    const requestId = requestReference();
    const headers = responseHeaders(requestId, undefined);
    try {
      return json(201, await respond(c), headers);
    } catch (error) {
      if (error instanceof CallFailure) return failureResponse(error, headers);
      options.onError?.(error, requestId);
      return failureResponse(unexpected(), headers);
    }
  };
}
