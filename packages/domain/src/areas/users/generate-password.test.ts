import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatePassword, hasEveryPasswordClass, passwordClasses } from './index.ts';

const alphabet = Object.values(passwordClasses).join('');

/** A repeatable stand-in for `crypto`: xorshift from a seed. */
function seeded(seed: number) {
  let state = seed | 1;
  return {
    getRandomValues(bytes: Uint8Array) {
      for (const index of bytes.keys()) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        bytes[index] = state & 255;
      }
    },
  };
}

/** Returns the given bytes in turn, then those of a seed. */
function scripted(...script: number[]) {
  const rest = seeded(7);
  return {
    getRandomValues(bytes: Uint8Array) {
      const next = script.shift();
      if (next === undefined) rest.getRandomValues(bytes);
      else bytes[0] = next;
    },
  };
}

describe('a generated password', () => {
  it('has the asked length, every class, and nothing of another alphabet [ROLE-02..05]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 4, max: 64 }), (seed, length) => {
        const password = generatePassword(seeded(seed), length);
        expect(password).toHaveLength(length);
        expect(hasEveryPasswordClass(password)).toBe(true);
        expect(Array.from(password).filter((character) => !alphabet.includes(character))).toEqual(
          [],
        );
      }),
    );
  });

  it('has 12 characters when no length is asked [ROLE-01]', () => {
    expect(generatePassword(crypto)).toHaveLength(12);
  });

  it('draws again what would favor the first characters', () => {
    const excess = 256 - (256 % alphabet.length);
    const others = [26, 52, 62];
    expect(generatePassword(scripted(excess, 255, 0, ...others), 4)).toBe('aA0!');
    expect(generatePassword(scripted(excess - 1, 0, 26, 52), 4)).toBe('?aA0');
  });

  it('draws a whole password again when a class is missing', () => {
    expect(generatePassword(scripted(0, 1, 2, 3, 3, 29, 55, 65), 4)).toBe('dD3$');
  });

  it('uses every character about as often as the others', () => {
    const random = seeded(20_260_101);
    const counts = new Map<string, number>();
    const passwords = Array.from({ length: 4000 }, () => generatePassword(random, 32));
    for (const character of passwords.join(''))
      counts.set(character, (counts.get(character) ?? 0) + 1);
    const expected = (4000 * 32) / alphabet.length;
    for (const character of alphabet)
      expect(Math.abs((counts.get(character) ?? 0) / expected - 1), character).toBeLessThan(0.15);
  });

  it.each([3, 0, -1, 4.5, Number.NaN])('refuses the length %s', (length) =>
    expect(() => generatePassword(crypto, length)).toThrow(RangeError),
  );
});
