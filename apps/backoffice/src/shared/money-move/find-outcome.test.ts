import { describe, expect, it, vi } from 'vitest';
import type { Attempt } from './attempt.ts';
import type { Outcome } from './find-outcome.ts';
import { findOutcome } from './find-outcome.ts';

const attempt: Attempt = {
  key: 'key-1',
  move: { what: 'sale', amount: '$77.01' },
  startedAt: 0,
  state: 'unknown',
};

const outcome = (state: Outcome['state'], failure: Outcome['failure'] = null): Outcome => ({
  key: 'key-1',
  startedAt: new Date(0),
  state,
  operation: null,
  failure,
});

/** Returns a platform's responses in turn; waiting advances the clock. */
async function play(responses: readonly (Outcome | undefined | Error)[]) {
  const left = [...responses];
  const waits: number[] = [];
  let time = 0;
  const asked: string[] = [];
  const ending = await findOutcome(
    attempt,
    async (key) => {
      asked.push(key);
      const next = left.shift();
      if (next instanceof Error) throw next;
      return next;
    },
    {
      now: () => time,
      wait: async (ms) => {
        waits.push(ms);
        time += ms;
      },
    },
  );
  return { ending, waits, asked };
}

describe('findOutcome', () => {
  it('polls by key at growing intervals until the platform knows', async () => {
    const unknown = outcome('unknown');
    const { ending, waits, asked } = await play([
      unknown,
      unknown,
      unknown,
      unknown,
      unknown,
      outcome('succeeded'),
    ]);
    expect(ending).toEqual({ state: 'succeeded', transactionId: undefined });
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000]);
    expect(new Set(asked)).toEqual(new Set(['key-1']));
  });

  it('keeps polling while the platform can’t be reached', async () => {
    const { ending } = await play([
      new Error('offline'),
      new Error('offline'),
      outcome('succeeded'),
    ]);
    expect(ending.state).toBe('succeeded');
  });

  it('says why an attempt failed', async () => {
    const { ending } = await play([outcome('failed', { code: '51', message: 'Declined' })]);
    expect(ending).toEqual({ state: 'failed', reason: 'Declined' });
  });

  it('treats an attempt as lost only once it can’t be in progress anymore', async () => {
    const { ending, waits } = await play(Array.from({ length: 20 }, () => undefined));
    expect(ending).toEqual({ state: 'never-arrived' });
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(60_000);
  });

  it.each([
    ['the connection is back', () => dispatchEvent(new Event('online'))],
    ['the person is back', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('polls at once when %s, regardless of its timers', async (_, comeBack) => {
    vi.useFakeTimers();
    const states = [outcome('unknown'), outcome('succeeded')];
    const finding = findOutcome(attempt, async () => states.shift());
    await vi.advanceTimersByTimeAsync(0);
    expect([states.length, vi.getTimerCount()]).toEqual([1, 1]);
    comeBack();
    expect((await finding).state).toBe('succeeded');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('isn’t sped up by a hidden page', async () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const states = [outcome('unknown'), outcome('succeeded')];
    const finding = findOutcome(attempt, async () => states.shift());
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([states.length, vi.getTimerCount()]).toEqual([1, 1]);
    await vi.runAllTimersAsync();
    expect((await finding).state).toBe('succeeded');
    hidden.mockRestore();
    vi.useRealTimers();
  });
});
