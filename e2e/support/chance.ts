import { test } from '@playwright/test';

/** `E2E_SEED` repeats a run. A gate starts with new data and uses one seed; otherwise each run differs. */
const asked =
  process.env['E2E_SEED'] ?? (process.env['CI'] ? '1' : crypto.randomUUID().slice(0, 8));

/** Random numbers of one test: determined by seed and title, different on a retry. */
class Chance {
  /** Of the run: `E2E_SEED` repeats it. */
  readonly seed = asked;
  #state: number;

  constructor(seed: string) {
    this.#state = Array.from(seed).reduce(
      (state, sign) => Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619),
      2_166_136_261,
    );
  }

  /** An integer from 0, below a limit. */
  below(limit: number): number {
    // Mulberry32: small, and good enough for pauses and amounts.
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  }
}

const chances = new Map<string, Chance>();

/** The current test's random numbers; the seed is printed once. */
export function chance(): Chance {
  const { testId, retry, repeatEachIndex, titlePath } = test.info();
  const key = `${testId} ${retry}`;
  const known = chances.get(key);
  if (known) return known;
  const made = new Chance(`${asked} ${titlePath.join(' ')} ${repeatEachIndex} ${retry}`);
  chances.set(key, made);
  process.stdout.write(
    `E2E_SEED=${asked} repeats what is left to chance in: ${titlePath.at(-1)}\n`,
  );
  return made;
}
