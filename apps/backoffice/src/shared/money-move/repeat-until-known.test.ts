import { ApiError } from '@payfac/api';
import { describe, expect, it, vi } from 'vitest';
import { repeatUntilKnown } from './repeat-until-known.ts';

const failure = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'network', endpoint: 'transactions.saleCard', message: 'm', ...details });
const running = failure({
  kind: 'http',
  status: 409,
  detail: { code: 'STILL_RUNNING', message: 'm' },
  retryAfter: 3,
});

describe('repeatUntilKnown', () => {
  it('repeats the same key until the answer is known, waiting as long as it is told', async () => {
    const keys: string[] = [];
    const answers = [failure({}), running, failure({ kind: 'timeout' })];
    const waits: number[] = [];
    const onUnknown = vi.fn();
    const answer = await repeatUntilKnown(
      async (key) => {
        keys.push(key);
        const next = answers.shift();
        if (next) throw next;
        return 'charged';
      },
      onUnknown,
      async (ms) => void waits.push(ms),
    );
    expect(answer).toBe('charged');
    expect(new Set(keys).size).toBe(1);
    expect(waits).toEqual([1000, 3000, 4000]);
    expect(onUnknown).toHaveBeenCalledTimes(3);
  });

  it('ends with a definite refusal, and takes a new key for the next attempt', async () => {
    const keys: string[] = [];
    const declined = failure({ kind: 'http', status: 402, detail: { code: '51', message: 'No' } });
    const attempt = () =>
      repeatUntilKnown(
        async (key) => {
          keys.push(key);
          throw declined;
        },
        () => undefined,
      );
    await expect(attempt()).rejects.toBe(declined);
    await expect(attempt()).rejects.toBe(declined);
    expect(new Set(keys).size).toBe(2);
  });
});
