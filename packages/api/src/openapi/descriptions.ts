/** What a reader of the document must know about a component beyond its shape, by component name. */
export const descriptions: Readonly<Record<string, string>> = {
  Money:
    'US dollars as a JSON number with at most two decimals, such as 12.5. More decimals are an error; amounts are never rounded.',
  PositiveMoney: 'US dollars as a JSON number with at most two decimals, greater than zero.',
  QueryMoney: 'US dollars with at most two decimals, such as 12.50.',
  Instant: 'An instant in UTC, ISO 8601, such as 2026-01-31T17:00:00.000Z.',
  Day: 'A calendar day without a time, YYYY-MM-DD.',
  TextFilter:
    'Plain text, matched anywhere in the value regardless of case, or `/pattern/flags` in a safe subset of regular expressions: at most 100 characters, no look-around, no back-references.',
  Error: 'The body of every failed call.',
};
