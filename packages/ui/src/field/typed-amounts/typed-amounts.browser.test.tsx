/// <reference types="@vitest/browser-playwright" />
import fc from 'fast-check';
import { afterEach, expect, inject, test } from 'vitest';
import { CurrencyInput } from '../../components/currency-input/index.ts';
import type { ValueChannel } from '../../testing/keystrokes/mount-field.tsx';
import { entered, unmountEntered } from './entered.ts';
import { amounts, type Written, ways, written } from './ways.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly typedAmounts: string;
  }
}

/** Amounts to write, a sample by default; `all` is every way with every amount. */
const asked = inject('typedAmounts');

afterEach(unmountEntered);

const amount = (channel: ValueChannel<number | null>) => (
  <CurrencyInput label="Amount" {...channel} />
);

/** The user's own characters that must stay visible: neither the currency nor surrounding blanks. */
const figure = (text: string) => text.replaceAll(/usd|us\$|\$/gi, '').trim();

async function holds({ text, meant }: Written): Promise<void> {
  const typed = await entered<number | null>(amount, null, async (stage) => {
    for (const character of text) await stage.type(character);
  });
  const pasted = await entered<number | null>(amount, null, (stage) => stage.paste(text));
  const where = JSON.stringify({ text, typed, pasted });
  if (meant === null) {
    expect([typed.value, typed.isInvalid, typed.error === ''], where).toEqual([null, true, false]);
    expect(figure(typed.text) === figure(text) || typed.notice !== '', where).toBe(true);
    expect([pasted.value, pasted.text, pasted.notice === ''], where).toEqual([null, '', false]);
    return;
  }
  expect([typed.value, typed.error], where).toEqual([meant, '']);
  expect([pasted.value, pasted.error, pasted.text], where).toEqual([meant, '', typed.text]);
}

test('an amount typed with real keys is the one that is pasted and meant, or is refused in sight', async () => {
  if (asked === 'all') {
    for (const cents of amounts) {
      for (const index of ways.keys()) {
        const one = written(cents, index);
        if (one !== null) await holds(one);
      }
    }
    return;
  }
  const any = fc.tuple(fc.constantFrom(...amounts), fc.nat(ways.length - 1));
  await fc.assert(
    fc.asyncProperty(any, async ([cents, index]) => {
      const one = written(cents, index);
      if (one !== null) await holds(one);
    }),
    { numRuns: Number(asked) },
  );
}, 7_200_000);
