export type Pair = readonly [one: string, other: string];

/** Thresholds pages are tested against: large text, UI-51, text. */
export const thresholds = [3, 4, 4.5] as const;

/** Pseudo-random, so that every run and every contender has the same colors (mulberry32). */
export function randomPairs(count: number): Pair[] {
  let state = 20_261_121;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const color = () => `#${(next() >>> 8).toString(16).padStart(6, '0')}`;
  return Array.from({ length: count }, () => [color(), color()]);
}

/** WCAG 2.2's definition, implemented literally and slowly. */
export function definition([one, other]: Pair): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs whose contrast is less than 0.01 from a threshold. */
export const pairsNear = (pairs: readonly Pair[], threshold: number): Pair[] =>
  pairs.filter((pair) => Math.abs(definition(pair) - threshold) < 0.01);
