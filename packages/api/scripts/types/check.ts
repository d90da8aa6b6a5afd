import type { Area } from '../../src/kernel/endpoint.ts';

const head = `import type { InferredCall, OnWire, Wire } from '../dist/client/call.js';
import type { WrittenAreas } from '../dist/client/written-areas.js';
import type * as areas from '../dist/contract/areas.js';
import type { Endpoint, Input, Output } from '../dist/kernel/endpoint.js';
import type { Open } from '../dist/kernel/tolerant.js';

type Frozen<T> = T extends Date | File | string | number
  ? T
  : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Fits<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Takes<F> = F extends (...args: infer A extends readonly unknown[]) => unknown
  ? Required<A>[0]
  : never;
type Gives<F> = F extends (...args: never) => Promise<infer T> ? T : never;

/** Differences between the written and inferred types of a call, for a session and an API key; true for none. */
type Proof<E extends Endpoint, S, K> =
  Same<Takes<K>, Frozen<Input<E>>> extends false ? ['takes', Takes<K>, Frozen<Input<E>>]
  : Same<Gives<K>, Open<Output<E>>> extends false ? ['gives', Gives<K>, Open<Output<E>>]
  : [OnWire<Open<Output<E>>>] extends [Open<Wire<E>>] ? Called<E, S, K> : 'as it travels';
type Called<E extends Endpoint, S, K> =
  Fits<K, InferredCall<E, 'server', 'server', Frozen<Input<E>>, OnWire<Open<Output<E>>>>> extends false
    ? 'as a call with a key'
  : Fits<S, InferredCall<E, 'session', 'server', Frozen<Input<E>>, OnWire<Open<Output<E>>>>> extends false
    ? 'as a call of a session'
  : true;
`;

/** A program that compares every written type with the inferred one: it compiles when they are the same. */
export function checkProgram(areas: Readonly<Record<string, Area>>): string {
  const calls = Object.entries(areas).flatMap(([area, of]) =>
    Object.keys(of).map((call) => [area, call] as const),
  );
  const lines = calls.map(([area, call]) => {
    const written = (caller: string) => `WrittenAreas<'${caller}'>['${area}']['${call}']`;
    const contract = `(typeof areas)['${area}']['${call}']`;
    return `  '${area}.${call}': true satisfies Proof<${contract}, ${written('session')}, ${written('server')}>,`;
  });
  return `${head}\nexport const proofs = {\n${lines.join('\n')}\n};\n`;
}
