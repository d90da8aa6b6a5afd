import { describe, expect, it, vi } from 'vitest';
import { users } from '../areas/users/contract.ts';
import { ApiError, cancelled, connect, createClient } from '../index.ts';
import { CallEnd } from './call-end.ts';
import { Lanes } from './lanes.ts';

describe('a lane', () => {
  it('holds one load: a newer one aborts the one before, in its lane alone', () => {
    const lanes = new Lanes();
    const [first, second, other] = [
      new AbortController(),
      new AbortController(),
      new AbortController(),
    ];
    lanes.enter('a', first);
    lanes.enter('b', other);
    lanes.enter('a', second);
    expect([first, second, other].map(({ signal }) => signal.aborted)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is left by the load that is in it, and by no other', () => {
    const lanes = new Lanes();
    const [first, second, third] = [
      new AbortController(),
      new AbortController(),
      new AbortController(),
    ];
    const leaveFirst = lanes.enter('a', first);
    const leaveSecond = lanes.enter('a', second);
    leaveFirst();
    lanes.enter('a', third);
    expect(second.signal.aborted).toBe(true);
    leaveSecond();
    const leaveThird = lanes.enter('b', third);
    leaveThird();
    lanes.enter('b', new AbortController());
    expect(third.signal.aborted).toBe(false);
  });
});

describe('the end of a call', () => {
  it('comes by the clock, and is no cancellation', () => {
    vi.useFakeTimers();
    const end = new CallEnd(50, undefined);
    vi.advanceTimersByTime(49);
    expect([end.signal.aborted, end.isLate, end.isCancelled]).toEqual([false, false, false]);
    vi.advanceTimersByTime(1);
    expect([end.signal.aborted, end.isLate, end.isCancelled]).toEqual([true, true, false]);
    vi.useRealTimers();
  });

  it("comes by the caller's signal, with its reason, also when that came first", () => {
    const controller = new AbortController();
    const end = new CallEnd(1000, controller.signal);
    expect(end.isCancelled).toBe(false);
    controller.abort('left');
    const later = new CallEnd(1000, controller.signal);
    for (const each of [end, later]) {
      expect([each.signal.reason, each.isLate, each.isCancelled]).toEqual(['left', false, true]);
      each.release();
    }
  });

  it('does not come once the call is over', () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const end = new CallEnd(50, controller.signal);
    end.release();
    controller.abort();
    vi.advanceTimersByTime(100);
    expect([end.signal.aborted, end.isLate]).toEqual([false, false]);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('a call', () => {
  const pending = () => {
    const seen: AbortSignal[] = [];
    const api = createClient(
      {
        baseUrl: 'http://api.test/api/v1',
        platformUrl: 'http://api.test/v1',
        retry: false,
        fetch: (...args) => {
          const { signal } = new Request(...args);
          seen.push(signal);
          return new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          });
        },
      },
      { users },
    );
    return { api, seen };
  };

  it('that loads one row is never cancelled by another, and passes its own abort on', async () => {
    const { api, seen } = pending();
    const controller = new AbortController();
    const first = api.users.get({ params: { id: 'a' } }, { signal: controller.signal });
    void api.users.get({ params: { id: 'a' } }).catch(() => undefined);
    expect(seen.map(({ aborted }) => aborted)).toEqual([false, false]);
    controller.abort('left');
    await expect(first).rejects.toBe('left');
  });

  it('of a list is cancelled by the same call under other filters [LIST-04]', async () => {
    const { api } = pending();
    const first = api.users.list({ query: { name: 'a' } });
    void api.users.list({ query: { name: 'b' } }).catch(() => undefined);
    expect(await first).toBe(cancelled);
  });

  it('of a list that took too long failed; it was not cancelled', async () => {
    const { api } = pending();
    const failure = await api.users.list({}, { timeoutMs: 5 }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'timeout' });
  });

  it('takes its time-out from the client, and waits half a minute without one', async () => {
    vi.useFakeTimers();
    const { api } = pending();
    const call = api.users.get({ params: { id: 'a' } }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    const isOver = vi.fn();
    void call.then(isOver);
    await Promise.resolve();
    expect(isOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ kind: 'timeout' });
    vi.useRealTimers();
  });

  it('shares its lane with the other clients of one connection', async () => {
    const connection = connect({
      baseUrl: 'http://api.test/api/v1',
      platformUrl: 'http://api.test/v1',
      retry: false,
      fetch: (...args) =>
        new Promise((_, reject) => {
          const { signal } = new Request(...args);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const first = createClient(connection, { users }).users.list();
    void createClient(connection, { users })
      .users.list()
      .catch(() => undefined);
    await expect(first).resolves.toBe(cancelled);
  });
});
