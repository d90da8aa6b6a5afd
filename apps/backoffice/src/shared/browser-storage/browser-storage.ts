/** The app's browser storage. A full, denied or missing storage never breaks a page. */
export interface BrowserStorage {
  readonly read: (key: string) => string | null;
  /** @returns whether it outlives this page; otherwise it is kept in memory. */
  readonly write: (key: string, value: string) => boolean;
  readonly drop: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** @param storage read at each use: where cookies are blocked, even naming a storage throws. */
export function browserStorage(storage: () => Storage): BrowserStorage {
  /** Values that the storage refused; null where it refused a deletion. */
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

/** Shared by all tabs, until the user signs out. */
export const inBrowser = browserStorage(() => localStorage);

/** For this tab only, across reloads. */
export const inTab = browserStorage(() => sessionStorage);

/** A channel between the browser's tabs. Browsers without one (web views, old Safari) receive nothing. */
interface Channel {
  readonly tell: (message: unknown) => void;
  readonly hear: (act: (message: unknown) => void) => void;
}

/** @param until closes the channel. */
export function openChannel(name: string, until: AbortSignal): Channel {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {}, hear: () => {} };
  const channel = new BroadcastChannel(name);
  until.addEventListener('abort', () => channel.close());
  return {
    tell: (message) => channel.postMessage(message),
    hear: (act) => channel.addEventListener('message', ({ data }) => act(data)),
  };
}
