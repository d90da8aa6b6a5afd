import type { BrowserContext } from '@playwright/test';

type Storage = 'denied' | 'full' | 'absent';

/** Unusual browser behavior. */
export interface StrangeBrowser {
  readonly name: string;
  /** Its translator replaces all text of a page. */
  readonly translates?: true;
  readonly storage?: Storage;
  /** The time zone it reports; null for none. */
  readonly zone?: string | null;
  /** Its tabs can't reach each other, as in a web view. */
  readonly isAlone?: true;
}

export const strangeBrowsers: readonly StrangeBrowser[] = [
  { name: 'a browser that translates', translates: true },
  { name: 'a browser that denies its storage and has no zone', storage: 'denied', zone: null },
  { name: 'a browser that is full, in an unknown zone', storage: 'full', zone: 'Etc/Unknown' },
  {
    name: 'a browser without a storage, in no zone on Earth',
    storage: 'absent',
    zone: 'Mars/Olympus',
  },
  { name: 'a web view without channels', isAlone: true },
];

/** All of it at once: tells most in the least time. */
export const strangestBrowser: StrangeBrowser = {
  name: 'a web view that translates, denies its storage, and is in an unknown zone',
  translates: true,
  storage: 'denied',
  zone: 'Etc/Unknown',
  isAlone: true,
};

const withZone = (context: BrowserContext, zone: string | null) =>
  context.addInitScript((name) => {
    const { prototype } = Intl.DateTimeFormat;
    // oxlint-disable-next-line typescript/unbound-method -- called with the format as `this`
    const resolved = prototype.resolvedOptions;
    prototype.resolvedOptions = function strange() {
      const options = resolved.call(this);
      // Changes only the browser's default; an explicitly requested zone is supported.
      const isOwn = options.timeZone === 'America/New_York';
      return isOwn ? Object.assign(options, { timeZone: name ?? undefined }) : options;
    };
  }, zone);

const withStorage = (context: BrowserContext, storage: Storage) =>
  context.addInitScript((kind) => {
    const names = ['localStorage', 'sessionStorage'];
    if (kind === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      return;
    }
    for (const name of names) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          if (kind === 'absent') return undefined;
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  }, storage);

/** Gives every page of a context an unusual browser's behavior; the translator starts later on its own. */
export async function estrange(context: BrowserContext, browser: StrangeBrowser): Promise<void> {
  const { zone, storage, isAlone = false } = browser;
  if (zone !== undefined) await withZone(context, zone);
  if (storage !== undefined) await withStorage(context, storage);
  if (isAlone) {
    await context.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
  }
}
