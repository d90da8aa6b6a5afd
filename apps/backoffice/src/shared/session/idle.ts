import { idleTimeoutMs } from '@payfac/domain/enumerations';

const KEY = 'payments.lastActivity';
const WRITE_EVERY_MS = 5000;
const CHECK_EVERY_MS = 15_000;
const activity = ['keydown', 'mousedown', 'touchstart'] as const;

const read = (): number => Number(localStorage.getItem(KEY) ?? 0);

/**
 * Calls back once after 60 minutes without keydown, mousedown or touchstart in any tab: the time of
 * the last activity is shared between tabs.
 */
export function watchIdle(onIdle: () => void): void {
  let last = Date.now();
  localStorage.setItem(KEY, String(last));
  const note = () => {
    const now = Date.now();
    if (now - last < WRITE_EVERY_MS) return;
    last = now;
    localStorage.setItem(KEY, String(now));
  };
  for (const kind of activity) addEventListener(kind, note, { passive: true, capture: true });
  const timer = setInterval(() => {
    if (Date.now() - Math.max(last, read()) < idleTimeoutMs) return;
    clearInterval(timer);
    onIdle();
  }, CHECK_EVERY_MS);
}
