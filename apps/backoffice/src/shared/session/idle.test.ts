import { idleTimeoutMs } from '@payfac/domain/enumerations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../state/app.ts';
import { idleSecondsLeftAtom, watchIdle } from './idle.ts';

const START = Date.parse('2026-03-04T15:00:00Z');
const MINUTE = 60_000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const onIdle = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] });
  onIdle.mockClear();
  watchIdle(onIdle);
});
afterEach(async () => {
  // Ends the watch, so that it doesn't affect the next test.
  await pass(2 * idleTimeoutMs);
  vi.useRealTimers();
});

describe('an idle user', () => {
  it('is signed out after 3,600,000 ms, once, and warned two minutes before [SIGN-07]', async () => {
    await pass(58 * MINUTE - 1000);
    expect(read(idleSecondsLeftAtom)).toBeUndefined();
    await pass(1000);
    expect(read(idleSecondsLeftAtom)).toBe(120);
    await pass(2 * MINUTE - 1000);
    expect(onIdle).not.toHaveBeenCalled();
    await pass(1000);
    expect(onIdle).toHaveBeenCalledOnce();
    await pass(idleTimeoutMs);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it.each(['mousemove', 'scroll', 'wheel', 'focus', 'pointermove'])(
    'is not kept signed in by %s [SIGN-08]',
    async (kind) => {
      await pass(59 * MINUTE);
      document.body.dispatchEvent(new Event(kind, { bubbles: true }));
      await pass(MINUTE);
      expect(onIdle).toHaveBeenCalledOnce();
    },
  );

  it.each(['keydown', 'mousedown', 'touchstart'])(
    'is kept signed in by %s, even if a page stops the event [SIGN-08]',
    async (kind) => {
      const stop = (event: Event) => event.stopPropagation();
      document.body.addEventListener(kind, stop);
      await pass(59 * MINUTE);
      document.body.dispatchEvent(new Event(kind, { bubbles: true }));
      document.body.removeEventListener(kind, stop);
      await pass(59 * MINUTE);
      expect(onIdle).not.toHaveBeenCalled();
      await pass(MINUTE);
      expect(onIdle).toHaveBeenCalledOnce();
    },
  );

  it('is kept signed in by activity in another tab', async () => {
    await pass(59 * MINUTE);
    localStorage.setItem('payments.lastActivity', String(START + 59 * MINUTE));
    await pass(59 * MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('is signed out when the machine wakes up later, before any key press', async () => {
    await pass(MINUTE);
    vi.setSystemTime(START + MINUTE + idleTimeoutMs);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(onIdle).toHaveBeenCalledOnce();
  });
});
