import { inBrowser } from '../browser-storage/browser-storage.ts';

/** When somebody last did something in any tab, in milliseconds; cleared when a session ends. */
const KEY = 'payments.lastActivity';

export const lastActivity = (): number => Number(inBrowser.read(KEY) ?? 0);

export const noteActivity = (at: number): void => {
  inBrowser.write(KEY, String(at));
};

/** Whether a session of this browser has not been ended, as far as can be told without asking. */
export const hasBeenActive = (): boolean => inBrowser.read(KEY) !== null;
