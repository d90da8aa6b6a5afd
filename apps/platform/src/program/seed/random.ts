/** A random number generator that is deterministic by its name, on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** An integer, both ends inclusive. */
  int(minimum: number, maximum: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** One of the values, by weight. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
  /** Half of the results are below the median; `sigma` is the standard deviation of their logarithm. */
  logNormal(median: number, sigma: number): number;
}

/** Hashes a name into four 32-bit words (FNV-1a from four starting points). */
function wordsOf(name: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    words[0] = Math.imul(words[0] ^ code, 0x01000193);
    words[1] = Math.imul(words[1] ^ code, 0x01000193);
    words[2] = Math.imul(words[2] ^ code, 0x01000193);
    words[3] = Math.imul(words[3] ^ code, 0x01000193);
  }
  return words;
}

/** The small fast counting generator (sfc32), which passes the usual randomness tests. */
export function createRandom(name: string): Random {
  let [a, b, c, counter] = wordsOf(name);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warm = 0; warm < 16; warm += 1) next();

  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

  function at<T>(list: readonly T[], index: number): T {
    const value = list[index];
    if (value === undefined) throw new RangeError('Nothing to pick from.');
    return value;
  }

  return {
    next,
    int: (minimum, maximum) => minimum + Math.floor(next() * (maximum - minimum + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted: (choices) => {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      const found = choices.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? at(choices, choices.length - 1))[0];
    },
    logNormal: (median, sigma) => median * Math.exp(sigma * normal()),
  };
}
