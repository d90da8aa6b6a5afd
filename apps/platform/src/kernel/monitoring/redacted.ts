import { maskCardNumbers } from '@payfac/domain/card-numbers';

/** Card, bank, identity and secret fields, by their names; a context opens the card fields. */
const hidden =
  /card.?number|account.?number|routing|cvv|cvc|token|password|secret|ssn$|ein$|tax.?id$|id.?number|date.?of.?birth|signature|^context$/i;

const mark = '•••';
const longest = 4000;

/** A text or number with card numbers masked; a number without one stays a number. */
function withoutCards(value: string | number): string | number {
  const masked = maskCardNumbers(String(value));
  return masked === String(value) ? value : masked;
}

function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return withoutCards(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      maskCardNumbers(name),
      hidden.test(name) && field !== null ? mark : withoutSecrets(field),
    ]),
  );
}

/** A JSON body as logs keep it: without secrets and card numbers, at most 4,000 characters; null when there was none. */
export function redacted(text: string | null): string | null {
  if (!text) return null;
  try {
    const shown = JSON.stringify(withoutSecrets(JSON.parse(text)));
    return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
  } catch {
    return null;
  }
}
