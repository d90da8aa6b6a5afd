/** What the app keeps in a browser. A storage that is full, denied or missing never breaks a page. */
export interface BrowserStorage {
  readonly read: (key: string) => string | null;
  /** @returns whether it outlives this page; what doesn't is kept until the page goes. */
  readonly write: (key: string, value: string) => boolean;
  readonly drop: (key: string) => void;
  readonly keys: () => readonly string[];
}

/**
 * @param storage asked for at each use: where cookies are blocked, the mere name of a storage throws.
 */
export function browserStorage(storage: () => Storage): BrowserStorage {
  /** What the storage did not take; null where it did not even drop what it has. */
  const unkept = new Map<string, string | null>();
  const tried = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  const has = (stored: Storage, key: string, value: string): boolean => {
    stored.setItem(key, value);
    return true;
  };
  const read = (key: string): string | null =>
    unkept.has(key) ? (unkept.get(key) ?? null) : tried((stored) => stored.getItem(key), null);
  return {
    read,
    write: (key, value) => {
      const isKept = tried((stored) => has(stored, key, value), false);
      if (isKept) unkept.delete(key);
      else unkept.set(key, value);
      return isKept;
    },
    drop: (key) => {
      unkept.delete(key);
      tried((stored) => stored.removeItem(key), undefined);
      if (read(key) !== null) unkept.set(key, null);
    },
    keys: () => {
      const stored = tried((from) => Object.keys(from), []);
      return [...new Set([...stored, ...unkept.keys()])].filter((key) => read(key) !== null);
    },
  };
}

/** By all tabs, until the person signs out. */
export const inBrowser = browserStorage(() => localStorage);

/** By this tab alone, through a reload. */
export const inTab = browserStorage(() => sessionStorage);
