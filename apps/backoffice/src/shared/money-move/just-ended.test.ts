import { afterEach, expect, it, vi } from 'vitest';
import type { Attempt } from './attempt.ts';
import { endedBeforeReload, forgetEnded, noteEnded } from './just-ended.ts';

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
  expect(endedBeforeReload()).toEqual([]);
  noteEnded(attempt);
  expect(endedBeforeReload()).toEqual([attempt]);
  noteEnded({ ...attempt, key: 'key-2' });
  expect(endedBeforeReload().map(({ key }) => key)).toEqual(['key-2']);
});

it('tells nothing to a person who came by an address, nor half a minute later', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  noteEnded(attempt);
  arrive('navigate');
  expect(endedBeforeReload()).toEqual([]);
  arrive('reload');
  vi.advanceTimersByTime(30_000);
  expect(endedBeforeReload()).toEqual([]);
});

it('tells nothing once another attempt has begun', () => {
  arrive('reload');
  noteEnded(attempt);
  forgetEnded();
  expect(endedBeforeReload()).toEqual([]);
});

it('reads what it did not write as nothing', () => {
  arrive('reload');
  sessionStorage.setItem('payments.justEnded', '{"attempt":1}');
  expect(endedBeforeReload()).toEqual([]);
});
