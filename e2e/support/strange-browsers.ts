import type { BrowserContext } from '@playwright/test';

type Storage = 'denied' | 'full' | 'absent';

/** What a browser may be that nobody has in mind. */
export interface StrangeBrowser {
  readonly name: string;
  /** Its translator takes apart whatever text a page shows. */
  readonly translates?: true;
  readonly storage?: Storage;
  /** What it takes for its zone; null is nothing at all. */
  readonly zone?: string | null;
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
];

const withZone = (context: BrowserContext, zone: string | null) =>
  context.addInitScript((name) => {
    const { prototype } = Intl.DateTimeFormat;
    // oxlint-disable-next-line typescript/unbound-method -- called with the format as `this`
    const resolved = prototype.resolvedOptions;
    prototype.resolvedOptions = function strange() {
      const options = resolved.call(this);
      // Only what the browser takes for its own; a zone that was asked for is known.
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

/** Makes every page of a context one of a strange browser; the translator begins its work by itself, later. */
export async function estrange(context: BrowserContext, browser: StrangeBrowser): Promise<void> {
  const { zone, storage } = browser;
  if (zone !== undefined) await withZone(context, zone);
  if (storage !== undefined) await withStorage(context, storage);
}
