import { fixtures } from '@payfac/api/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionAtom } from '../session/session.ts';
import { write } from '../state/app.ts';
import type { Attempt } from './attempt.ts';
import { keepUnacknowledged, leftByClosedTabs, markAcknowledged } from './unacknowledged.ts';

const attempt: Attempt = {
  key: 'key-1',
  move: { what: 'sale', amount: '$77.01' },
  startedAt: Date.UTC(2026, 2, 4, 15),
  state: 'sending',
};

/** The browser's locks; closing the tab releases all of its locks. */
let locks: Set<string>;
const closeTab = () => locks.clear();

const signIn = (userId: string) => write(sessionAtom, { ...fixtures.auth.sso, userId });

beforeEach(() => {
  locks = new Set();
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: [...locks].map((name) => ({ name })) }),
      request: async (name: string, work: () => Promise<void>) => {
        locks.add(name);
        await work();
        locks.delete(name);
      },
    },
  });
  signIn('usr_1');
});

afterEach(() => {
  markAcknowledged(attempt.key);
  vi.unstubAllGlobals();
});

it('leaves an open tab’s attempts to it', async () => {
  keepUnacknowledged(attempt);
  expect(await leftByClosedTabs(attempt.startedAt)).toEqual([]);
});

it('finds what a closed tab never showed, until it is shown', async () => {
  keepUnacknowledged(attempt);
  closeTab();
  expect(await leftByClosedTabs(attempt.startedAt)).toEqual([attempt]);
  markAcknowledged(attempt.key);
  expect(await leftByClosedTabs(attempt.startedAt)).toEqual([]);
});

it('never shows another user’s attempts', async () => {
  keepUnacknowledged(attempt);
  closeTab();
  signIn('usr_2');
  expect(await leftByClosedTabs(attempt.startedAt)).toEqual([]);
  signIn('usr_1');
});

it('never asks for expired attempts, and ignores what it didn’t write', async () => {
  keepUnacknowledged(attempt);
  localStorage.setItem('payments.untold.usr_1.key-2', '{');
  closeTab();
  expect(await leftByClosedTabs(attempt.startedAt + 86_400_000)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});
