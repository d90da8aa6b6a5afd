/** An amount of money as people write it, and its expected value. */
export interface Written {
  readonly text: string;
  /** In dollars; `null` when ambiguous and to be refused. */
  readonly meant: number | null;
}

/** One way to write an amount; `null` when it can't be written that way. */
type Way = (cents: number) => string | null;

const dollars = (cents: number) => String(Math.floor(cents / 100));
const decimals = (cents: number) => String(cents % 100).padStart(2, '0');
const grouped = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
const isWhole = (cents: number) => cents % 100 === 0;
const large = (cents: number) => cents >= 100_000;

/** Unambiguous ways used by Americans. */
const clear: readonly Way[] = [
  (cents) => `${dollars(cents)}.${decimals(cents)}`,
  (cents) => `${grouped(dollars(cents))}.${decimals(cents)}`,
  (cents) => (cents % 10 === 0 ? `${dollars(cents)}.${decimals(cents)[0] ?? ''}` : null),
  (cents) => (cents % 10 === 0 ? `${grouped(dollars(cents))}.${decimals(cents)[0] ?? ''}` : null),
  (cents) => (isWhole(cents) ? dollars(cents) : null),
  (cents) => (isWhole(cents) ? grouped(dollars(cents)) : null),
  (cents) => (isWhole(cents) ? `${grouped(dollars(cents))}.` : null),
  (cents) => (cents < 100 ? `.${decimals(cents)}` : null),
  (cents) => `0${dollars(cents)}.${decimals(cents)}`,
  (cents) => `00${dollars(cents)}.${decimals(cents)}`,
  (cents) => `${dollars(cents)}.${decimals(cents)}0`,
  (cents) => `${grouped(dollars(cents))}.${decimals(cents)}00`,
];

/** Ambiguous or meaningless ways. */
const doubtful: readonly Way[] = [
  (cents) => `${dollars(cents)},${decimals(cents)}`,
  (cents) => `${dollars(cents)},${decimals(cents)[0] ?? ''}`,
  (cents) => `${dollars(cents)},`,
  (cents) => `${dollars(cents)},${decimals(cents)}00`,
  (cents) => `${grouped(dollars(cents))},${decimals(cents)}`,
  (cents) =>
    large(cents) ? `${grouped(dollars(cents)).replaceAll(',', '.')},${decimals(cents)}` : null,
  (cents) => (large(cents) ? grouped(dollars(cents)).replace(',', ',,') : null),
  (cents) => (large(cents) ? `${dollars(cents)},000` : null),
  (cents) =>
    large(cents) ? `${grouped(dollars(cents)).replaceAll(',', ' ')}.${decimals(cents)}` : null,
  (cents) =>
    cents >= 10_000 ? `${dollars(cents).replace(/(\d)$/, ',$1')}.${decimals(cents)}` : null,
  (cents) => `${dollars(cents)}..${decimals(cents)}`,
  (cents) => `${dollars(cents)}.${decimals(cents)[0] ?? ''}.${decimals(cents)[1] ?? ''}`,
  (cents) => `${grouped(dollars(cents))}.${decimals(cents)[0] ?? ''},${decimals(cents)[1] ?? ''}`,
  (cents) => `${dollars(cents)} ${decimals(cents)}`,
  (cents) => `0,${dollars(cents).padStart(3, '0').slice(-3)}`,
  (cents) => `,${decimals(cents)}`,
];

const around: readonly (readonly [before: string, after: string])[] = [
  ...['', '$', '$ ', ' ', ' $', 'USD ', 'usd ', 'US$'].map((front) => [front, ''] as const),
  ...[' ', '  ', ' USD', 'USD'].map((back) => ['', back] as const),
];

/** Every way, before and after an amount. */
export const ways: readonly { readonly way: Way; readonly isClear: boolean }[] = around.flatMap(
  ([front, back]) =>
    [...clear, ...doubtful].map((way) => ({
      isClear: clear.includes(way),
      way: (cents: number) => {
        const body = way(cents);
        return body === null ? null : `${front}${body}${back}`;
      },
    })),
);

/** In cents: small ones, ones with zeros, and ones with one to three commas. */
export const amounts: readonly number[] = [
  1, 5, 9, 10, 12, 50, 90, 99, 100, 101, 105, 110, 150, 199, 200, 250, 500, 999, 1000, 1001, 1010,
  1050, 1200, 1234, 2000, 5000, 9999, 10_000, 10_001, 10_050, 12_300, 12_345, 50_000, 99_900,
  99_999, 100_000, 100_001, 100_050, 100_100, 120_000, 123_400, 123_456, 200_000, 999_999,
  1_000_000, 1_000_001, 1_200_050, 1_234_567, 9_999_999, 10_000_000, 10_000_001, 12_345_678,
  99_999_900, 99_999_999, 100_000_000, 100_000_050, 123_456_700, 123_456_789, 999_999_999,
  1_234_567_890,
];

/** An amount written one way, if possible. */
export function written(cents: number, index: number): Written | null {
  const chosen = ways[index];
  const text = chosen?.way(cents) ?? null;
  if (chosen === undefined || text === null) return null;
  return { text, meant: chosen.isClear ? cents / 100 : null };
}
