import type { SQL } from 'drizzle-orm';
import { databaseErrorOf } from '../../kernel/database/in-transaction.ts';
import type { ReadSource } from '../../kernel/database/read-source.ts';
import { CallFailure } from '../failures.ts';
import { cancellable } from './cancellable.ts';
import type { TextRow } from './fields.ts';
import { timeoutOf } from './query.ts';

export type BoundedRead = (reading: SQL) => Promise<TextRow[]>;

const patternRefused = (message: string) =>
  new CallFailure({ status: 422, code: 'PATTERN_REFUSED', message });

/** The message for a pattern that the database refuses to run. */
function asPatternProblem(problem: unknown): unknown {
  switch (databaseErrorOf(problem)?.code) {
    case '57014':
      return patternRefused(
        'That pattern takes too long to run. Narrow the dates or use plain text.',
      );
    case '2201B':
      return patternRefused('That pattern can’t be run. Simplify it or use plain text.');
    default:
      return problem;
  }
}

/** Reads for one query: canceled when the caller leaves, and with a time limit if it has a pattern. */
export function boundedRead(source: ReadSource, query: object, signal: AbortSignal): BoundedRead {
  const timeoutMs = timeoutOf(query);
  const limits = timeoutMs === undefined ? [] : [`statement_timeout = ${Math.trunc(timeoutMs)}`];
  return (reading) =>
    cancellable(source, { signal, settings: limits }, (reader) => reader.texts(reading)).catch(
      (problem: unknown) => {
        throw timeoutMs === undefined ? problem : asPatternProblem(problem);
      },
    );
}
