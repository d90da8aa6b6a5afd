import type { AppRoute } from '../../shared/routes/route.ts';

/** The keys that go to each page, by path: `g t`. If two pages use one letter, the first gets it. */
export function goKeysOf(pages: readonly AppRoute[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    pages.flatMap(({ path, key }): [string, string][] => {
      if (key === undefined || taken.has(key)) return [];
      taken.add(key);
      return [[path, `g ${key}`]];
    }),
  );
}
