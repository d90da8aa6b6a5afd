import { describe, expect, it } from 'vitest';
import * as domain from '../../index.ts';

/* Each machine's own test lists its moves by hand; this one tests the functions over them. */

interface AnyMove {
  readonly from: string;
  readonly action: string;
  readonly to: string;
}

const exported = new Map<string, unknown>(Object.entries(domain));
const named = (ending: string) =>
  [...exported].flatMap(([name, value]) =>
    name.endsWith(ending) ? [[name.slice(0, -ending.length), value] as const] : [],
  );
const isMoves = (value: unknown): value is readonly AnyMove[] => Array.isArray(value);
const call = (name: string, ...args: unknown[]): unknown => {
  const found = exported.get(name);
  if (typeof found !== 'function') throw new Error(`${name} is no function of the domain`);
  return Reflect.apply(found, undefined, args);
};

const machines = named('Moves').flatMap(([name, moves]) =>
  isMoves(moves) ? [[name, moves] as const] : [],
);

describe('a state machine', () => {
  it('is one of many', () => expect(machines.length).toBeGreaterThan(12));

  it.each(machines)('%s answers its moves by state and by action', (name, moves) => {
    expect(moves.length).toBeGreaterThan(0);
    const apply = `apply${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const states = new Set(moves.flatMap(({ from, to }) => [from, to]));
    const actions = new Set(moves.map(({ action }) => action));
    for (const state of states) {
      const leaving = moves.filter(({ from }) => from === state);
      expect(call(`${name}TransitionsFrom`, state), state).toEqual(leaving);
      for (const action of actions) {
        const target = leaving.find((move) => move.action === action)?.to;
        expect(call(apply, state, action), `${state} ${action}`).toBe(target);
      }
    }
  });
});

describe('labels', () => {
  it.each(named('Labels'))('of %s are said in words, each in its own', (_, labels) => {
    const texts = Object.values<unknown>(Object(labels));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/\S/);
  });
});
