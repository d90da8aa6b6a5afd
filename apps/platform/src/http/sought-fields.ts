import { CallFailure } from './failures.ts';

/** The fields within a body that hold a text, as paths of problems are written. */
function fieldsHolding(sought: string, value: unknown, path: readonly string[] = []): string[] {
  if (value === sought) return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsHolding(sought, inner, [...path, name]),
  );
}

/**
 * A failure to find what a body names, with the fields that name it: a call may name several things.
 * Any other problem is answered as it is.
 */
export function namingFields(problem: unknown, body: unknown): unknown {
  if (!(problem instanceof CallFailure) || problem.sought === undefined) return problem;
  const { status, error } = problem;
  const errors = fieldsHolding(problem.sought, body).map((path) => ({
    path,
    message: error.message,
  }));
  return errors.length === 0 ? problem : new CallFailure({ ...error, status, errors });
}
