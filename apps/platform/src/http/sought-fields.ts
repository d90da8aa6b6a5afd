import { CallFailure } from './failures.ts';

/** The paths of a body's fields that contain a text, in the form that problems use. */
function fieldsHolding(sought: string, value: unknown, path: readonly string[] = []): string[] {
  if (value === sought) return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsHolding(sought, inner, [...path, name]),
  );
}

/**
 * Adds the fields that name a missing record to its error, since a call may name several records. Any other error is
 * returned unchanged.
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
