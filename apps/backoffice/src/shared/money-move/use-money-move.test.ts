import { ApiError } from '@payfac/api';
import { outcomes } from '@payfac/api/contract/outcomes';
import { createTestTransport, fixtures } from '@payfac/api/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionAtom } from '../session/session.ts';
import { read, write } from '../state/app.ts';
import { InApp } from '../testing/in-app.tsx';
import { respondToFetch } from '../testing/test-fetch.ts';
import { finishedAttemptsAtom } from './attempts.ts';
import { useMoneyMove } from './use-money-move.ts';

beforeEach(() => write(sessionAtom, fixtures.auth.sso));

afterEach(() => history.replaceState(null, '', '/'));

/** A form at `/virtual-terminal` that has sent $20.00 and waits for the response. */
function sent() {
  history.replaceState(null, '', '/virtual-terminal');
  const platform = createTestTransport({ outcomes });
  respondToFetch(platform.fetch);
  let resolve = (_id: string): void => undefined;
  let reject = (_problem: Error): void => undefined;
  const response = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  const onDone = vi.fn();
  const onRefused = vi.fn();
  const send = vi.fn((_amount: string, _key: string) => response);
  const form = renderHook(
    () =>
      useMoneyMove({
        describe: (amount: string) => ({ what: 'sale', amount }),
        send,
        transactionIdOf: (id: string) => id,
      }),
    { wrapper: InApp },
  );
  const press = () => act(() => void form.result.current.move('$20.00').then(onDone, onRefused));
  press();
  /** The keys of the attempts that pages have reported to the platform as shown. */
  const acknowledged = () => platform.calls.map(({ input }) => input);
  return { ...form, press, send, onDone, onRefused, resolve, reject, acknowledged };
}

const told = () =>
  read(finishedAttemptsAtom).map(({ attempt, ending }) => ({ ...attempt.move, ...ending }));

const declined = new ApiError({
  kind: 'http',
  endpoint: 'transactions.saleCard',
  status: 402,
  message: 'Declined.',
});

describe('a money move', () => {
  it('is reported only by its own form while the form is open', async () => {
    const { resolve, onDone, send, acknowledged } = sent();
    expect(acknowledged()).toEqual([]);
    await act(async () => resolve('txn1'));
    expect(onDone).toHaveBeenCalledWith('txn1');
    expect(told()).toEqual([]);
    const [[, key] = []] = send.mock.calls;
    await expect.poll(() => acknowledged().length).toBeGreaterThan(0);
    expect(acknowledged()).toMatchObject([{ body: { key } }]);
  });

  it('is reported by the shell under its own key, if no page has shown it', async () => {
    const { resolve, unmount, send, acknowledged } = sent();
    unmount();
    await act(async () => resolve('txn1'));
    const [[, key] = []] = send.mock.calls;
    expect(read(finishedAttemptsAtom).map(({ attempt }) => attempt.key)).toEqual([key]);
    expect(acknowledged()).toEqual([]);
  });

  it('is sent once, even if pressed twice', async () => {
    const { press, send, resolve } = sent();
    press();
    await act(async () => resolve('txn1'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is reported by the shell once the form is closed', async () => {
    const { resolve, onDone, unmount } = sent();
    unmount();
    await act(async () => resolve('txn1'));
    expect(onDone).not.toHaveBeenCalled();
    expect(told()).toEqual([
      { what: 'sale', amount: '$20.00', state: 'succeeded', transactionId: 'txn1' },
    ]);
  });

  it('is reported by the shell if the next page is still loading and the form still visible', async () => {
    const { resolve } = sent();
    history.pushState(null, '', '/invoices');
    await act(async () => resolve('txn1'));
    expect(told()).toEqual([
      { what: 'sale', amount: '$20.00', state: 'succeeded', transactionId: 'txn1' },
    ]);
  });

  it('is reported by the shell if declined while leaving the page', async () => {
    const { reject, onRefused } = sent();
    history.pushState(null, '', '/invoices');
    await act(async () => reject(declined));
    expect(onRefused).toHaveBeenCalledWith(declined);
    expect(told()).toEqual([
      { what: 'sale', amount: '$20.00', state: 'failed', reason: 'Declined.' },
    ]);
  });

  it('is reported by its form if only the URL’s query changed', async () => {
    const { resolve, onDone } = sent();
    history.pushState(null, '', '/virtual-terminal?show=txn0');
    await act(async () => resolve('txn1'));
    expect(onDone).toHaveBeenCalledWith('txn1');
    expect(told()).toEqual([]);
  });
});
