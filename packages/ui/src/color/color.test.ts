import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cached } from './cache.ts';
import {
  AA,
  BLACK,
  contrastRatio,
  hexToOklch,
  oklchToHex,
  readableOn,
  resolveColor,
  toReadable,
  WHITE,
} from './index.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** WCAG 2.2's definition, implemented literally. */
function plainLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function plainRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [plainLuminance(one), plainLuminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

describe('contrastRatio', () => {
  it('is the definition, for every pair', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => contrastRatio(one, other) === plainRatio(one, other)),
      { numRuns: 2000 },
    );
  });

  it('is symmetric and between 1 and 21', () => {
    expect(contrastRatio(BLACK, WHITE)).toBeCloseTo(21, 10);
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const ratio = contrastRatio(one, other);
        return ratio === contrastRatio(other, one) && ratio >= 1 && ratio <= 21.0000001;
      }),
    );
  });

  it('reads digits of either case', () => {
    expect(contrastRatio('#ABCDEF', '#abcdef')).toBe(1);
  });

  it.each(['', 'white', '#fff', '#12345', '#1234567', '#12345g', '#é23456', '1234567'])(
    'is NaN for %j',
    (text) => {
      expect(contrastRatio(text, WHITE)).toBeNaN();
      expect(contrastRatio(WHITE, text)).toBeNaN();
    },
  );
});

describe('readableOn', () => {
  it.each([
    ['a text that reaches 4 is kept', '#757575', '#f6f6f6', '#757575'],
    ['below 4, white where white exceeds 2', '#4060a0', '#1d8cf8', WHITE],
    ['below 4, black where white does not', '#ffff00', '#ffffff', BLACK],
    ['white on light gray gives way to black', WHITE, '#e3e6ea', BLACK],
  ])('%s', (_, text, ground, expected) => {
    expect(readableOn(text, ground)).toBe(expected);
  });

  it('keeps to the rule on every pair [UI-51..53]', () => {
    fc.assert(
      fc.property(hex, hex, (text, ground) => {
        const fallback = plainRatio(WHITE, ground) > 2 ? WHITE : BLACK;
        return readableOn(text, ground) === (plainRatio(text, ground) >= 4 ? text : fallback);
      }),
      { numRuns: 2000 },
    );
  });

  it('warns about an unreadable color and keeps the input [UI-49]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(readableOn('mauve', '#ffffff')).toBe('mauve');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('toReadable', () => {
  it('reaches AA with the text the rule picks, for every ground', () => {
    fc.assert(
      fc.property(hex, (ground) => {
        const text = readableOn(WHITE, ground);
        return contrastRatio(text, toReadable(ground)) >= AA;
      }),
      { numRuns: 1000 },
    );
  });

  it('reaches AA with any text', () => {
    fc.assert(
      fc.property(hex, hex, (ground, text) => contrastRatio(text, toReadable(ground, text)) >= AA),
      { numRuns: 1000 },
    );
  });

  it('ends at black where a tinted black would miss by a hair', () => {
    expect(toReadable('#000005', '#e22325')).toBe(BLACK);
  });

  it('leaves a ground that already passes alone', () => {
    expect(toReadable('#0b4f8a')).toBe('#0b4f8a');
  });

  it('moves no further than needed and keeps the hue', () => {
    const moved = toReadable('#1d8cf8');
    expect(contrastRatio(WHITE, moved)).toBeLessThan(4.65);
    expect(hexToOklch(moved).hue).toBeCloseTo(hexToOklch('#1d8cf8').hue, 1);
  });

  it('warns about an unreadable ground and keeps it', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(toReadable('brown')).toBe('brown');
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('oklch', () => {
  it('comes back to the same hex value', () => {
    fc.assert(fc.property(hex, (color) => oklchToHex(hexToOklch(color)) === color));
  });
});

describe('resolveColor', () => {
  it.each([
    ['#1A2b3C', '#1A2b3C'],
    ['vue', '#42b883'],
    ['higher-purple', '#8a3ffc'],
    ['white', WHITE],
    ['chartreuse', WHITE],
    ['toString', WHITE],
    ['', WHITE],
    ['#fff', WHITE],
  ])('%j is %s [UI-47, UI-48]', (value, expected) => {
    expect(resolveColor(value)).toBe(expected);
  });
});

describe('cached', () => {
  it('computes a result once and lets the oldest of 500 go [UI-50]', () => {
    const compute = vi.fn((key: string) => key.length);
    const cachedResult = cached(compute);
    for (let index = 0; index < 500; index += 1) cachedResult(`key ${index}`);
    cachedResult('key 0');
    expect(compute).toHaveBeenCalledTimes(500);
    cachedResult('one more');
    cachedResult('key 0');
    expect(compute).toHaveBeenCalledTimes(502);
  });
});
