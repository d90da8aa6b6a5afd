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

it('tells a reloaded page what finished just before the reload', () => {
  arrive('reload');
  expect(finishedBeforeReload()).toEqual([]);
  rememberFinished(attempt);
  expect(finishedBeforeReload()).toEqual([attempt]);
  rememberFinished({ ...attempt, key: 'key-2' });
  expect(finishedBeforeReload().map(({ key }) => key)).toEqual(['key-2']);
});

it('tells nothing to a page opened by URL, or half a minute later', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rememberFinished(attempt);
  arrive('navigate');
  expect(finishedBeforeReload()).toEqual([]);
  arrive('reload');
  vi.advanceTimersByTime(30_000);
  expect(finishedBeforeReload()).toEqual([]);
});

it('tells nothing once another attempt has started', () => {
  arrive('reload');
  rememberFinished(attempt);
  forgetFinished();
  expect(finishedBeforeReload()).toEqual([]);
});

it('ignores what it didn’t write', () => {
  arrive('reload');
  sessionStorage.setItem('payments.justEnded', '{"attempt":1}');
  expect(finishedBeforeReload()).toEqual([]);
});
