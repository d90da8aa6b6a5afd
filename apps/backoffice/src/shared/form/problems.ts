import { ApiError } from '@payfac/api';
import type { FieldProblem } from '@payfac/domain/validation';
import type { FieldValues, ResolverResult } from 'react-hook-form';

/** Builds RHF's error tree from flat paths: `{ business: { phone: { message } } }`. */
export function errorTree(problems: readonly FieldProblem[]): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const { path, message } of problems) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    let at = tree;
    for (const part of parts) {
      const inner = at[part];
      const next: Record<string, unknown> =
        typeof inner === 'object' && inner !== null ? { ...inner } : {};
      at[part] = next;
      at = next;
    }
    at[last] ??= { type: 'invalid', message };
  }
  return tree;
}

/** A resolver's result with problems. */
export const refused = <V extends FieldValues>(
  problems: readonly FieldProblem[],
): ResolverResult<V> => ({
  values: {},
  // The tree has the shape of the values, which the compiler can't infer from paths.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  errors: errorTree(problems) as ResolverResult<V>['errors'],
});

/** A refusal by the form's own checks, such as an unknown bank account. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problems: readonly FieldProblem[];
  constructor(message: string, problems: readonly FieldProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/**
 * The server's problems of single fields, by path in the body.
 * @param fieldOfCode the field for an error without fields, by its code.
 */
export function serverProblems(
  error: unknown,
  fieldOfCode: Readonly<Record<string, string>> = {},
): readonly FieldProblem[] {
  if (error instanceof Refusal) return error.problems;
  if (!(error instanceof ApiError)) return [];
  const named = (error.detail?.errors ?? []).map(({ path, message }) => ({
    path: path.replace(/^body\./, ''),
    message,
  }));
  const field = fieldOfCode[error.code];
  return named.length === 0 && field !== undefined
    ? [{ path: field, message: error.message }]
    : named;
}

/** Every message in RHF's tree with its field's path, in the tree's order. */
export function listProblems(
  errors: object,
  path = '',
): { readonly name: string; readonly message: string }[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const name = path === '' ? key : `${path}.${key}`;
    return 'message' in value && typeof value.message === 'string'
      ? [{ name, message: value.message }]
      : listProblems(value, name);
  });
}
