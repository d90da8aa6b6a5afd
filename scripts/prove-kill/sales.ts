import { Agent } from 'node:http';
import {
  type ApiResponse,
  type PlatformSession,
  sendTo,
} from '../../bench/src/measure/platform-session.ts';

/** One connection per request: a connection kept from before a kill would fail the next request. */
export const agent = new Agent({ keepAlive: false });

/** One sale of a client, however often it is retried. */
export interface Attempt {
  readonly key: string;
  /** Each sale has its own single-use token. */
  readonly token: string;
  /** An amount that nothing else in the database has: it identifies the payment. */
  readonly amount: number;
  /** Id of the payment acknowledged before the platform was killed. */
  acknowledged?: string;
}

/** Response for a sale interrupted before it reached the processor: nothing was charged. */
export const notCharged = 'not charged';

/** Maximum cards per context; the platform refuses more. */
const cardsPerContext = 25;

const MOST_CARDS_A_MINUTE = 10_000;

function read(response: ApiResponse) {
  if (response.status >= 300)
    throw new Error(`A call returned ${response.status} ${response.body}`);
  return JSON.parse(response.body);
}

async function openContext(port: number, session: PlatformSession, subMerchantId: string) {
  const path = `/api/v1/backoffice/tokens/virtualTerminal?subMerchantId=${subMerchantId}`;
  const { tokenizationId } = read(await session.send({ method: 'GET', path }));
  const generated = await session.send({
    method: 'POST',
    path: `/api/v1/backoffice/creditcard/tokenization/${tokenizationId}/generatecontext`,
    body: { targetOrigins: [`http://harbor.localhost:${port}`] },
  });
  const { context }: { context: string } = read(generated);
  return context;
}

/** Raises the rate limit: the proof enters more cards a minute than the payers of one facilitator. */
export async function letCardsIn(admin: PlatformSession): Promise<void> {
  const path = '/api/v1/backoffice/tokenization/ratelimit';
  read(await admin.send({ method: 'PUT', path, body: { perMinute: MOST_CARDS_A_MINUTE } }));
}

async function tokenize(port: number, context: string): Promise<string> {
  const host = `pay.harbor.localhost:${port}`;
  const card = {
    cardNumber: '4242424242424242',
    expirationMonth: 12,
    expirationYear: 2034,
    cvv: '123',
  };
  const call = {
    method: 'POST',
    path: '/v1/transactions/creditcard/tokenization/',
    host,
    headers: { origin: `http://${host}` },
    body: { context, ...card },
  };
  const { token }: { token: string } = read(await sendTo(port, call, agent));
  return token;
}

/** Tokens of a number of cards, each for one sale. */
export async function cardTokens(
  port: number,
  session: PlatformSession,
  subMerchantId: string,
  count: number,
): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const context = await openContext(port, session, subMerchantId);
    const cards = Math.min(cardsPerContext, count - tokens.length);
    tokens.push(
      ...(await Promise.all(Array.from({ length: cards }, () => tokenize(port, context)))),
    );
  }
  return tokens;
}

/**
 * Requests a sale. @returns the payment, or that nothing was charged, or undefined while unknown, to be retried with
 * the same key.
 */
export async function sell(
  session: PlatformSession,
  subMerchantId: string,
  { key, token, amount }: Attempt,
): Promise<string | undefined> {
  const response = await session.send({
    method: 'POST',
    path: '/api/v1/backoffice/transactions/creditcard/sale',
    headers: { 'idempotency-key': key },
    body: {
      subMerchantId,
      token,
      amount,
      cardHolderName: 'Ada Palmer',
      billingAddress: { street: '1 Main St', zip: '94103' },
    },
  });
  if (response.status === 502) return notCharged;
  if (response.status === 409 || response.status === 504) return undefined;
  return read(response).transactionId;
}

/** The captured sales with these amounts, from the platform's list. */
export async function salesListed(
  session: PlatformSession,
  amounts: readonly number[],
): Promise<string[]> {
  const range = `amountMin=${Math.min(...amounts).toFixed(2)}&amountMax=${Math.max(...amounts).toFixed(2)}`;
  const path = `/api/v1/reporting/transactions?operation=sale&status=processing&pageSize=100&${range}`;
  const found: string[] = [];
  let cursor = '';
  do {
    const page = read(await session.send({ method: 'GET', path: `${path}${cursor}` }));
    found.push(...page.data.map((row: { transactionId: string }) => row.transactionId));
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
  } while (cursor !== '');
  return found;
}
