import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../failures.ts';
import { createAdmission, type Limits } from './admission.ts';

const limits: Limits = { atOnce: 2, mostWaiting: 4, mostWaitingOfOne: 3, longestWaitMs: 60_000 };
const { signal } = new AbortController();

/** Waits for a turn and records the caller's name when it comes. */
function asking(order: string[], admission = createAdmission(() => 0, limits)) {
  const places = new Map<string, () => void>();
  return {
    admission,
    ask: async (caller: string, name = caller, by: AbortSignal = signal) => {
      const leave = await admission.enter(caller, by);
      order.push(name);
      places.set(name, leave);
    },
    leave: (name: string) => places.get(name)?.(),
  };
}

/** A turn that may still be waiting when its test ends; its later rejection is ignored. */
const meanwhile = (turn: Promise<void>) => {
  turn.catch(() => undefined);
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

const refusal = expect.objectContaining({ status: 503, retryAfter: 1 });

describe('reads', () => {
  it('start at once while slots are free, and wait otherwise', async () => {
    const order: string[] = [];
    const { ask, leave } = asking(order);
    await Promise.all([ask('a', 'first'), ask('a', 'second')]);
    meanwhile(ask('a', 'third'));
    await settled();
    expect(order).toEqual(['first', 'second']);
    leave('first');
    await settled();
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('alternate between callers, and stay in order for each', async () => {
    const order: string[] = [];
    const { ask, leave } = asking(
      order,
      createAdmission(() => 0, { ...limits, atOnce: 1 }),
    );
    await ask('a', 'a1');
    for (const name of ['a2', 'a3']) meanwhile(ask('a', name));
    for (const name of ['b1', 'b2']) meanwhile(ask('b', name));
    for (let place = 0; place < 4; place += 1) {
      leave(order.at(-1) ?? '');
      await settled();
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  it('have fewer slots while commands run, and always one', async () => {
    let commands = 5;
    const order: string[] = [];
    const admission = createAdmission(() => commands, { ...limits, atOnce: 3 });
    const { ask, leave } = asking(order, admission);
    for (const name of ['one', 'two', 'three', 'four']) meanwhile(ask(name));
    await settled();
    expect(order).toEqual(['one']);
    leave('one');
    await settled();
    expect(order).toEqual(['one', 'two']);
    commands = 1;
    leave('two');
    await settled();
    expect(order).toEqual(['one', 'two', 'three', 'four']);
  });

  it('give their slot back once', async () => {
    const order: string[] = [];
    const { ask, leave } = asking(
      order,
      createAdmission(() => 0, { ...limits, atOnce: 1 }),
    );
    await ask('a', 'first');
    meanwhile(ask('a', 'second'));
    meanwhile(ask('a', 'third'));
    leave('first');
    leave('first');
    await settled();
    expect(order).toEqual(['first', 'second']);
  });
});

describe('a read that waits', () => {
  it('leaves the queue when its caller goes away', async () => {
    const order: string[] = [];
    const { ask, leave, admission } = asking(order);
    await Promise.all([ask('a', 'first'), ask('a', 'second')]);
    const gone = new AbortController();
    const waiting = ask('a', 'gone', gone.signal);
    meanwhile(ask('a', 'last'));
    gone.abort(new Error('The caller went away.'));
    await expect(waiting).rejects.toThrow('went away');
    expect(admission.standing().waiting).toBe(1);
    leave('first');
    await settled();
    expect(order).toEqual(['first', 'second', 'last']);
  });

  it('never starts if its caller has left', async () => {
    const { ask, admission } = asking([]);
    await expect(ask('a', 'a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(admission.standing().running).toBe(0);
  });

  it('times out, and then holds no slot', async () => {
    vi.useFakeTimers();
    try {
      const order: string[] = [];
      const { ask, leave, admission } = asking(order);
      await Promise.all([ask('a', 'first'), ask('a', 'second')]);
      const waiting = ask('a', 'late');
      const outcome = expect(waiting).rejects.toEqual(refusal);
      await vi.advanceTimersByTimeAsync(limits.longestWaitMs);
      await outcome;
      leave('first');
      leave('second');
      expect(admission.standing()).toEqual({ running: 0, waiting: 0 });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a queue that is too long', () => {
  it('refuses a caller with too many requests, and accepts others', async () => {
    const order: string[] = [];
    const { ask } = asking(order);
    await Promise.all([ask('a', '1'), ask('a', '2')]);
    for (const name of ['3', '4', '5']) meanwhile(ask('a', name));
    await expect(ask('a', '6')).rejects.toBeInstanceOf(CallFailure);
    const other = ask('b', 'other');
    await settled();
    await expect(ask('c', 'one too many')).rejects.toEqual(refusal);
    await Promise.race([other, settled()]);
    expect(order).toEqual(['1', '2']);
  });
});
