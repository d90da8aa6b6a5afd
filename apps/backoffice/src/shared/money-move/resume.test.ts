import { outcomes } from '@payfac/api/contract/outcomes';
import { createTestTransport, fixtures } from '@payfac/api/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionAtom } from '../session/session.ts';
import { read, runningApp, write } from '../state/app.ts';
import { respondToFetch } from '../testing/test-fetch.ts';
import { attemptsAtom, finishedAttemptsAtom } from './attempts.ts';
import { resumeAttempts } from './resume.ts';

const [sale] = fixtures.outcomes.list.data;
const key = sale?.key ?? '';

/** A platform with one sale whose outcome no page has shown. */
function open() {
  const transport = createTestTransport({ outcomes });
  respondToFetch(transport.fetch);
  const acknowledged = () =>
    transport.calls
      .filter(({ endpoint }) => endpoint === 'outcomes.acknowledge')
      .map(({ input }) => input);
  return { ...transport, acknowledged };
}

beforeEach(() => write(sessionAtom, { ...fixtures.auth.sso, userId: 'usr_1' }));
afterEach(() => void vi.unstubAllGlobals());

it('reports unseen outcomes at sign-in, and acknowledges them once a page shows them', async () => {
  const { acknowledged } = open();
  await resumeAttempts();
  await expect.poll(() => read(finishedAttemptsAtom).length).toBeGreaterThan(0);
  expect(read(finishedAttemptsAtom)).toMatchObject([
    { attempt: { key, move: { what: 'sale', amount: '$77.01' } }, ending: { state: 'succeeded' } },
  ]);
  expect([read(attemptsAtom), acknowledged()]).toEqual([[], []]);

  const hide = runningApp().store.sub(finishedAttemptsAtom, () => undefined);
  await expect.poll(() => acknowledged().length).toBeGreaterThan(0);
  expect(acknowledged()).toMatchObject([{ body: { key } }]);
  hide();
});

it('acknowledges at once if a page shows it already', async () => {
  const { acknowledged } = open();
  const hide = runningApp().store.sub(finishedAttemptsAtom, () => undefined);
  await resumeAttempts();
  await expect.poll(() => acknowledged().length).toBeGreaterThan(0);
  expect(read(finishedAttemptsAtom)).toHaveLength(1);
  hide();
});

it('leaves an open tab’s own attempts to it', async () => {
  const { calls } = open();
  const held = [{ name: `payments.untold.usr_1.${key}` }];
  const locks = { query: async () => ({ held }), request: async () => undefined };
  vi.stubGlobal('navigator', { locks });
  await resumeAttempts();
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['outcomes.list']);
  expect(read(attemptsAtom)).toEqual([]);
});
