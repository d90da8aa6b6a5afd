/** What a reader of the document must know about a component beyond its shape, by component name. */
export const descriptions: Readonly<Record<string, string>> = {
  Money:
    'US dollars as a JSON number with at most two decimals, such as 12.5. More decimals are an error and never rounded.',
  PositiveMoney: 'US dollars as a JSON number with at most two decimals, more than zero.',
  QueryMoney: 'US dollars with at most two decimals, such as 12.50.',
  Instant: 'An instant in UTC, ISO 8601, such as 2026-01-31T17:00:00.000Z.',
  Day: 'A calendar day without a time, YYYY-MM-DD.',
  TextFilter:
    'Plain text, found anywhere in the value whatever its case, or /pattern/flags of a safe subset (at most 100 characters, no look-around, no back-reference).',
  Error: 'What every failed call returns.',
};
