import { idleTimeoutMs } from '@payfac/domain/enumerations';
import { atom } from 'jotai';
import { runningApp } from '../state/app.ts';
import { lastActivity, noteActivity } from './activity.ts';

const WRITE_EVERY_MS = 5000;
const CHECK_EVERY_MS = 1000;
/** How long before the sign-out users are warned. */
const WARNING_MS = 120_000;
const activity = ['keydown', 'mousedown', 'touchstart'] as const;

/** Seconds until the idle sign-out when it is near; undefined before that. */
export const idleSecondsLeftAtom = atom<number | undefined>(undefined);

/** Milliseconds until the sign-out, from the last activity in any tab. */
export const idleTimeLeft = (active: number, now: number): number => idleTimeoutMs - (now - active);

/**
 * Calls back once after 60 minutes without keydown, mousedown or touchstart in any tab; counts down the last two
 * minutes. Checks again when the machine wakes up.
 */
export function watchIdle(onIdle: () => void): void {
  const { store, until } = runningApp();
  let last = Date.now();
  noteActivity(last);

  const look = () => {
    const left = idleTimeLeft(Math.max(last, lastActivity()), Date.now());
    const near = left <= WARNING_MS ? Math.max(0, Math.ceil(left / 1000)) : undefined;
    store.set(idleSecondsLeftAtom, near);
    if (left > 0) return;
    stop();
    onIdle();
  };
  const note = () => {
    const now = Date.now();
    const isWarned = store.get(idleSecondsLeftAtom) !== undefined;
    if (idleTimeLeft(Math.max(last, lastActivity()), now) <= 0) return look();
    if (!isWarned && now - last < WRITE_EVERY_MS) return;
    last = now;
    noteActivity(now);
    look();
  };
  const timer = setInterval(look, CHECK_EVERY_MS);
  const over = new AbortController();
  const { signal } = over;
  signal.addEventListener('abort', () => clearInterval(timer));
  const stop = () => over.abort();
  until.addEventListener('abort', stop, { signal });
  for (const kind of activity)
    addEventListener(kind, note, { passive: true, capture: true, signal });
  document.addEventListener('visibilitychange', look, { signal });
}
