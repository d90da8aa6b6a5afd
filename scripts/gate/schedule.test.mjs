import { expect, test } from 'vitest';
import { runInOrder } from './schedule.mjs';

const seconds = { journeys: 900, app: 10, platform: 400, stories: 300, storybook: 70, lint: 20 };
const needs = { journeys: ['app'], stories: ['storybook'] };

/** Runs steps in simulated time; returns when each started, and whether all passed. */
async function played(steps, { slots = 2, failing = [] } = {}) {
  let now = 0;
  const ends = new Map();
  const begun = {};
  const run = (name) => {
    begun[name] = now;
    return new Promise((resolve) => {
      const end = now + seconds[name];
      ends.set(end, [...(ends.get(end) ?? []), () => resolve(!failing.includes(name))]);
    });
  };
  const whole = runInOrder({
    steps,
    needs: (name) => needs[name] ?? [],
    seconds: (name) => seconds[name],
    run,
    slots,
  });
  for (let turn = 0; turn < 100; turn += 1) {
    await new Promise(setImmediate);
    const next = Math.min(...ends.keys());
    const end = ends.get(next);
    if (!end) break;
    ends.delete(next);
    now = next;
    for (const each of end) each();
  }
  return { begun, isOk: await whole, ended: now };
}

test('what takes longest begins first, with what it depends on before it', async () => {
  const { begun, isOk, ended } = await played(['lint', 'stories', 'platform', 'journeys']);
  expect(begun).toEqual({
    app: 0,
    platform: 0,
    journeys: 10,
    storybook: 400,
    stories: 470,
    lint: 770,
  });
  expect([isOk, ended]).toEqual([true, 910]);
});

test('what depends on a failed step is not run, all else is', async () => {
  const { begun, isOk } = await played(['lint', 'stories', 'journeys'], { failing: ['app'] });
  expect(begun).toEqual({ app: 0, storybook: 0, lint: 10, stories: 70 });
  expect(isOk).toBe(false);
});

test('at most as many run at a time as there are slots', async () => {
  const { begun } = await played(['lint', 'stories', 'platform'], { slots: 1 });
  expect(begun).toEqual({ platform: 0, storybook: 400, stories: 470, lint: 770 });
});
