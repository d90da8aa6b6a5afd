import { AsyncResource } from 'node:async_hooks';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { count, isCounting, observe } from '../watch/metrics.ts';
import { beginStep, isTracing } from '../watch/traces.ts';
import * as schema from './schema/index.ts';
import { isAwayState, isLimitState } from './sql-states.ts';

/*
 * Counts and traces a pool's statements by their verb and first table. Never by their text, which may contain user
 * input.
 */

export type Side = 'commands' | 'reads' | 'replica' | 'rest';

const tables: ReadonlySet<string> = new Set(
  Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : [])),
);
const operations: ReadonlySet<string> = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
  'set',
]);
const millisecondsASecond = 1000;

/** Such as `update transactions`. */
export function statementName(text: string): string {
  const [first = ''] = /^\s*\w+/.exec(text.toLowerCase()) ?? [];
  const operation = first.trim();
  if (!operations.has(operation)) return 'statement';
  const [, table = ''] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? [];
  return tables.has(table) ? `${operation} ${table}` : operation;
}

function kindOf(problem: unknown): 'away' | 'limit' | 'conflict' | 'refused' {
  if (!(problem instanceof DatabaseError)) return 'away';
  const { code = '' } = problem;
  if (isAwayState(code)) return 'away';
  if (isLimitState(code)) return 'limit';
  return code.startsWith('40') ? 'conflict' : 'refused';
}

const textOf = (first: unknown): string => {
  if (typeof first === 'string') return first;
  const text: unknown =
    typeof first === 'object' && first !== null && 'text' in first ? first.text : undefined;
  return typeof text === 'string' ? text : '';
};

const isSubmittable = (first: unknown): boolean =>
  typeof first === 'object' && first !== null && 'submit' in first;

/** Reports each statement of a connection, except cursors and copies, which take as long as their reader. */
function measure(client: PoolClient, side: Side): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') return;
  Reflect.set(client, 'query', (...given: readonly unknown[]): unknown => {
    if (isSubmittable(given[0])) return Reflect.apply(query, client, given);
    const name = statementName(textOf(given[0]));
    const step = beginStep({
      name,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'payfac.side': side },
    });
    const began = performance.now();
    const end = (problem: unknown): void => {
      const isFailed = problem !== null && problem !== undefined;
      const kind = isFailed ? kindOf(problem) : undefined;
      if (kind) count('payfac_database_query_failures_total', { side, kind });
      const seconds = (performance.now() - began) / millisecondsASecond;
      observe('payfac_database_query_duration_seconds', { side }, seconds);
      step?.end(kind);
    };
    const last = given.at(-1);
    if (typeof last === 'function') {
      const told = (problem: unknown, ...rest: readonly unknown[]): unknown => {
        end(problem);
        return Reflect.apply(last, undefined, [problem, ...rest]);
      };
      return Reflect.apply(query, client, [...given.slice(0, -1), told]);
    }
    const result: unknown = Reflect.apply(query, client, given);
    if (result instanceof Promise) result.then(() => end(undefined), end);
    return result;
  });
}

/** Measures a pool's statements, if metrics or traces are on when it is opened. */
export function measurePool(pool: Pool, side: Side): void {
  if (!isCounting() && !isTracing()) return;
  pool.on('connect', (client) => measure(client, side));
  // A waiting caller is called back by the one that releases a connection: keep the waiting caller's trace.
  const connect: unknown = Reflect.get(pool, 'connect');
  if (typeof connect !== 'function') return;
  Reflect.set(pool, 'connect', (callback?: unknown): unknown =>
    typeof callback === 'function'
      ? Reflect.apply(connect, pool, [
          AsyncResource.bind((...told: readonly unknown[]): unknown =>
            Reflect.apply(callback, undefined, told),
          ),
        ])
      : Reflect.apply(connect, pool, []),
  );
}
