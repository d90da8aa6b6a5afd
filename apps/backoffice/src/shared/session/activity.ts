import { inBrowser } from '../browser-storage/browser-storage.ts';

/** The last activity in any tab, in milliseconds; cleared when a session ends. */
const KEY = 'payments.lastActivity';

export const lastActivity = (): number => Number(inBrowser.read(KEY) ?? 0);

export const noteActivity = (at: number): void => {
  inBrowser.write(KEY, String(at));
};

/** Whether this browser's session is still open, as far as can be told without asking the platform. */
export const hasBeenActive = (): boolean => inBrowser.read(KEY) !== null;
