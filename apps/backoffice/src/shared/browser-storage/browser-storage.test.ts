import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type BrowserStorage, browserStorage, openChannel } from './browser-storage.ts';

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** A storage that refuses writes but keeps its old content. */
const storageOf = (held: string | null): Storage => ({
  length: 0,
  clear: () => undefined,
  key: () => null,
  getItem: () => held,
  removeItem: () => undefined,
  setItem: refuse,
});

const trouble: Readonly<Record<string, () => BrowserStorage>> = {
  'with room': () => {
    localStorage.clear();
    return browserStorage(() => localStorage);
  },
  full: () => browserStorage(() => storageOf(null)),
  'that is denied': () => browserStorage(refuse),
  'that keeps what it has': () => browserStorage(() => storageOf('old')),
};

describe.each(Object.entries(trouble))('a storage %s', (_, open) => {
  it('returns the last written value, until it is removed', () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const act = fc.record({ key, value: fc.option(fc.string()) });
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const kept = open();
        const model = new Map<string, string | null>();
        for (const { key: name, value } of acts) {
          if (value === null) kept.drop(name);
          else kept.write(name, value);
          model.set(name, value);
          for (const [each, expected] of model) expect(kept.read(each)).toBe(expected);
        }
        const written = [...model].filter(([, value]) => value !== null).map(([name]) => name);
        expect(
          kept
            .keys()
            .filter((name) => model.has(name))
            .toSorted(),
        ).toEqual(written.toSorted());
      }),
    );
  });
});

it('says what doesn’t outlive the page', () => {
  expect(trouble['full']?.().write('a', '1')).toBe(false);
  expect(trouble['with room']?.().write('a', '1')).toBe(true);
});

it('a browser without channels receives nothing, and nothing breaks', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const channel = openChannel('a', new AbortController().signal);
  channel.hear(() => expect.unreachable());
  channel.tell('anything');
  vi.unstubAllGlobals();
});
