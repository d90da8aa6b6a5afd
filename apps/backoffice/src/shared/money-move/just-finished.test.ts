import { afterEach, expect, it, vi } from 'vitest';
import type { Attempt } from './attempt.ts';
import { finishedBeforeReload, forgetFinished, rememberFinished } from './just-finished.ts';

const attempt: Attempt = {
  key: 'key-1',
  move: { what: 'sale', amount: '$77.01' },
  startedAt: 0,
  state: 'sending',
};

const arrive = (by: 'reload' | 'navigate'): void => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: by }] });
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('tells a reloaded page what ended just before it went', () => {
  arrive('reload');
  expect(finishedBeforeReload()).toEqual([]);
  rememberFinished(attempt);
  expect(finishedBeforeReload()).toEqual([attempt]);
  rememberFinished({ ...attempt, key: 'key-2' });
  expect(finishedBeforeReload().map(({ key }) => key)).toEqual(['key-2']);
});

it('tells nothing to a person who came by an address, nor half a minute later', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rememberFinished(attempt);
  arrive('navigate');
  expect(finishedBeforeReload()).toEqual([]);
  arrive('reload');
  vi.advanceTimersByTime(30_000);
  expect(finishedBeforeReload()).toEqual([]);
});

it('tells nothing once another attempt has begun', () => {
  arrive('reload');
  rememberFinished(attempt);
  forgetFinished();
  expect(finishedBeforeReload()).toEqual([]);
});

it('reads what it did not write as nothing', () => {
  arrive('reload');
  sessionStorage.setItem('payments.justEnded', '{"attempt":1}');
  expect(finishedBeforeReload()).toEqual([]);
});
