import { cardFields, readExpiration } from '../card/check.ts';
import type { FieldError, Tokenized } from '../fields/protocol.ts';

const respondsWithin = 20_000;
const notReached =
  'Couldn’t reach the card form. You weren’t charged. Check your connection and try again.';

interface Card {
  /** Digits only. */
  readonly number: string;
  /** As shown: `04 / 30`. */
  readonly expiry: string;
  readonly cvv: string;
}

/** The platform's response: a token, or problems by field. */
type Tokenizing = Extract<Tokenized, { readonly ok: true }> & {
  readonly message?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
};

const failed = (errors: readonly FieldError[]): Tokenized => ({ ok: false, errors });

/** Sends a card to the platform. Returns errors, never throws. */
export async function requestToken(context: string, card: Card): Promise<Tokenized> {
  const expiration = readExpiration(card.expiry);
  try {
    const response = await fetch('/v1/transactions/creditcard/tokenization/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        context,
        cardNumber: card.number,
        expirationMonth: expiration?.month,
        expirationYear: expiration?.year,
        cvv: card.cvv,
      }),
      credentials: 'omit',
      signal: AbortSignal.timeout(respondsWithin),
    });
    const body: Tokenizing = await response.json();
    if (response.ok) return { ...body, ok: true };
    const { message = notReached, errors = [{ path: '', message }] } = body;
    return failed(
      errors.map((error) => ({
        field: cardFields.find((field) => field === error.path) ?? 'form',
        message: error.message,
      })),
    );
  } catch {
    return failed([{ field: 'form', message: notReached }]);
  }
}
