import { expect, it } from 'vitest';
import { queryClient } from '../query/client.ts';
import { sessionAtom } from '../session/session.ts';
import { sessionOf } from '../testing/session-of.ts';
import { read, write } from './app.ts';
import { guardedAtom, guardIn } from './guarded.ts';

it('changing state outside an action throws at that line [ENV-05]', async () => {
  write(sessionAtom, sessionOf({ roles: ['manager'] }));
  const session = read(sessionAtom);
  expect(() => Object.assign(session, { name: 'Someone else' })).toThrow(TypeError);
  expect(() =>
    Object.assign(session.applications.payments.acl[0] ?? {}, { role: 'admin' }),
  ).toThrow(TypeError);

  const loaded = { data: [{ amount: 1 }] };
  const queryFn = () => Promise.resolve(loaded);
  const rows = await queryClient().fetchQuery({ queryKey: [[], 'guarded'], queryFn });
  expect(() => Object.assign(rows.data[0] ?? {}, { amount: 2 })).toThrow(TypeError);
  expect(() => rows.data.push({ amount: 3 })).toThrow(TypeError);
});

it('setting it is the action that changes it, without changing what was read before', () => {
  const listAtom = guardedAtom<readonly { readonly key: string }[]>([]);
  const before = read(listAtom);
  write(listAtom, [...before, { key: 'a' }]);
  expect([before, read(listAtom)]).toEqual([[], [{ key: 'a' }]]);
});

it('leaves anything but plain data alone: dates, files and controllers keep working', () => {
  const guard = guardIn(false);
  const controller = guard(new AbortController());
  controller.abort();
  const held = guard({ at: new Date(0), controller });
  expect([held.controller.signal.aborted, Object.isFrozen(held.at)]).toEqual([true, false]);
});

it('costs nothing in production', () => {
  const state = guardIn(true)({ rows: [1] });
  state.rows.push(2);
  expect(state.rows).toEqual([1, 2]);
});
