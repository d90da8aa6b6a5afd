import { ApiError } from '@payfac/api';
import type { FieldProblem } from '@payfac/domain/validation';
import type { FieldValues, ResolverResult } from 'react-hook-form';

/** RHF's tree of errors from flat paths: `{ business: { phone: { message } } }`. */
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

/** The result of a resolver that found problems. */
export const refused = <V extends FieldValues>(
  problems: readonly FieldProblem[],
): ResolverResult<V> => ({
  values: {},
  // The tree has the shape of the values, which paths cannot tell the compiler.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  errors: errorTree(problems) as ResolverResult<V>['errors'],
});

/** A refusal that a form's own work comes to, such as a bank that doesn't know an account. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problems: readonly FieldProblem[];
  constructor(message: string, problems: readonly FieldProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/**
 * What the server says of single fields, by their paths in the body.
 * @param fieldOfCode the field that a refusal without fields is about, by its code.
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

/** Every message of RHF's tree with the path of its field, in the order of the tree. */
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
