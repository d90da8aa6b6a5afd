import {
  type Cents,
  centsFromNumber,
  formatDollars,
  notCents,
  parseDollars,
  zeroCents,
} from '@payfac/domain/money';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';

/** A whole number in a query string. */
export const queryInteger = (minimum: number, maximum: number) =>
  z.codec(
    z.string().check(z.regex(/^\d{1,9}$/, { error: 'Enter a whole number.', abort: true })),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
    { decode: Number, encode: String },
  );

/** Dollars with at most two decimals in a query string; cents in code. */
export const queryMoney = z.codec(
  z.string().check(
    z.refine<string>((text) => parseDollars(text) !== undefined, {
      error: 'Enter an amount with at most two decimals.',
      abort: true,
    }),
  ),
  z.custom<Cents>(
    (value) => typeof value === 'number' && centsFromNumber(value / 100) !== undefined,
    { error: notCents },
  ),
  { decode: (text) => parseDollars(text) ?? zeroCents, encode: formatDollars },
);

/** `true` or `false` in a query string. */
export const queryBoolean = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** Filters by creation time: from inclusive, to exclusive. */
export const span = {
  /** Where the period begins: an instant, inclusive. */
  from: z.optional(instant),
  /** Where the period ends: an instant, exclusive. */
  to: z.optional(instant),
};

/** A text filter: plain text, or `/pattern/flags` of the safe subset. */
export const textFilter = z.optional(z.string().check(z.maxLength(200)));

/** A filter with one or more values, sent as a repeated key without indices. */
export const anyOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.optional(z.array(z.enum(values)));

/** A filter by one or more ids. */
export const anyId = () => z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))));

/** Filters by account or by product. */
export const scope = {
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: anyId(),
  /** Id of the service provider's product. */
  spProductId: anyId(),
};

/** Parses a query string into the schema's shape: repeated keys become arrays where the schema has one. */
export function collectQuery(
  schema: z.ZodMiniObject,
  entries: Iterable<readonly [string, string]>,
): Record<string, string | string[]> {
  const collected: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of entries) {
    const present = collected[key];
    if (Array.isArray(present)) present.push(value);
    else if (isArrayField(schema.shape[key])) collected[key] = [value];
    else collected[key] = present === undefined ? value : [present, value];
  }
  return collected;
}

function isArrayField(field: unknown): boolean {
  if (!(field instanceof z.ZodMiniType)) return false;
  const inner = field instanceof z.ZodMiniOptional ? field.def.innerType : field;
  return inner instanceof z.ZodMiniArray;
}
